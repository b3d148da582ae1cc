-- What customers want to be told of, and how. What is not here is as the bank has it by itself: on.

create table notification_setting (
  customer_id text not null references customer (id),
  -- The protocol's name of the setting: its group and its channel.
  identified text not null,
  value boolean not null,
  primary key (customer_id, identified)
);
