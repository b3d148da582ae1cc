-- What users may do for customers who do not keep them from it: what a blacklist forbids comes back
-- as it was once it forbids it no more.

create view access_in_force as
  select access.user_id, access.customer_id, access.access_right, access.sees_balance,
    access.position_ids, access.permissions, access.last_used_at
  from customer_access access
  where not exists (
    select from blacklist entry join customer person on person.email = entry.email
    where entry.block_type = 'login' and entry.customer_id = access.customer_id
      and person.id = access.user_id);
