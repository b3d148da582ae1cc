-- An address that nobody has is answered in the same time as one that somebody has: whatever is
-- written for the one is written for the other.

-- Messages to addresses that nobody has are written and never sent.
alter table inbox_message add column goes_out boolean not null default true;

-- Wrong passwords for names that nobody has are kept as well, of no customer. Without the foreign
-- key, whose check would take its own time of a customer alone.
alter table login_history
  drop constraint login_history_customer_id_fkey,
  alter column customer_id drop not null;

-- Links by the address that they were wanted for, whether or not anybody waits for one. Each is a
-- row of its own: another one is written the same way as the first.
create table activation_link (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- False of what was wanted too soon after the one before: the newest other one works.
  counts boolean not null
);
create index activation_link_email on activation_link (email, id);

insert into activation_link (email, code_hash, sent_at, expires_at, counts)
select email, code_hash, sent_at, expires_at, true from activation
join customer on customer.id = customer_id;

alter table activation drop column code_hash, drop column sent_at, drop column expires_at;

-- Whoever has signed in leaves no row: the next wrong password is counted like a stranger's.
delete from sign_in_failure where failed = 0;
