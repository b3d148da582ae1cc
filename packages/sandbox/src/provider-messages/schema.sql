-- What providers outside tell the bank, and what the bank has heard.

-- What the bank is to be told, and when. It may be told twice, late, or never.
create table provider_event (
  id text primary key,
  -- The same event may be sent more than once: the bank sees this id each time.
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

-- The bank's own: what it has been told already.
create table heard_event (
  receiver text not null,
  event_id text not null,
  at timestamptz not null,
  primary key (receiver, event_id)
);
