-- Wrong passwords by where they came from: who tries one on many names is asked for a bot check too.

create table address_failure (
  ip inet primary key,
  failed integer not null,
  -- When the count began; one that is too old begins anew.
  since timestamptz not null
);
