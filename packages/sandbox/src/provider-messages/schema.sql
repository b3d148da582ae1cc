-- Messages of outside providers to the bank, and those that the bank has received.

-- Messages to the bank with their times. One may arrive twice, late, or never.
create table provider_event (
  id text primary key,
  -- The bank sees the same id each time an event is sent.
  event_id text not null,
  receiver text not null,
  -- The provider's id of what it is about.
  about text not null,
  is_forged boolean not null default false,
  due_at timestamptz not null,
  tries smallint not null default 0,
  heard_at timestamptz,
  position bigint generated always as identity
);
create index provider_event_due on provider_event (due_at) where heard_at is null;

-- The bank's own: the events received already.
create table heard_event (
  receiver text not null,
  event_id text not null,
  at timestamptz not null,
  primary key (receiver, event_id)
);
