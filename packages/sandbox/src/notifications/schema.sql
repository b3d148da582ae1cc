-- The channels by which customers want to be notified. Without a row a channel is on.

create table notification_setting (
  customer_id text not null references customer (id),
  -- The protocol's name of the setting: its group and its channel.
  identified text not null,
  value boolean not null,
  primary key (customer_id, identified)
);
