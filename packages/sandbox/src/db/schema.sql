-- What every part of the schema rests on.

-- The time of the bank: how far it was moved ahead of the real one.
create table bank_clock (
  single boolean primary key default true check (single),
  advanced_ms bigint not null default 0 check (advanced_ms >= 0)
);
insert into bank_clock default values;

create function bank_now() returns timestamptz language sql as $$
  select clock_timestamp() + advanced_ms * interval '1 millisecond' from bank_clock
$$;

-- For tables whose rows are never changed.
create function refuse_change() returns trigger language plpgsql as $$ begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', hint = 'Correct an entry with a new one.';
end $$;
