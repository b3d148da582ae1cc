-- Who lets whom act for a business.

alter table customer_access
  -- Names the access to those who manage it: the user's own id is nobody's but theirs.
  add column id text not null unique default gen_random_uuid()::text,
  -- When the user was let act for the customer, last.
  add column since timestamptz,
  -- When they first did. Before that nothing is told of whose the address is.
  add column joined_at timestamptz;

update customer_access access set since = created_at, joined_at = created_at
from customer where customer.id = access.user_id;

alter table customer_access alter column since set not null;

alter table security_change
  drop constraint if exists security_change_kind_check,
  add constraint security_change_kind_check
    check (kind in ('password', 'loginMode', 'transactionMode', 'access'));
