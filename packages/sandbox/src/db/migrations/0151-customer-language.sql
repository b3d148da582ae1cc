-- The language that a customer last spoke to the bank in: it writes to them in it.
create table customer_language (
  customer_id text primary key references customer (id),
  locale text not null
);
