-- Whom somebody has looked up lately: else whoever is signed in could ask for one address after
-- another whether it is a customer's.

create table payee_lookup (
  customer_id text not null references customer (id),
  -- SHA-256 of the address: what is typed by mistake is nobody's business.
  email_hash text not null,
  at timestamptz not null,
  primary key (customer_id, email_hash)
);
