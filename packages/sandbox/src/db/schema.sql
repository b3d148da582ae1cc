-- The basis of every part of the schema.

-- The time of the bank: its offset from the real one.
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

-- A text in the form that searches compare: the protocol's `searchable`. Most texts are only ASCII.
create function searchable(text text) returns text language sql immutable parallel safe as $$
  select case when octet_length(text) = length(text) then lower(text) else normalize(
    replace(replace(replace(replace(translate(regexp_replace(lower(normalize(text, nfkd)),
      '[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff\u0300-\u0305\u0307\u0309-\u036f]|(?<![иіу])[\u0306\u0308]',
      '', 'g'), 'ðđħıłøŧς', 'ddhilotσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc) end
$$;

-- A pattern that finds everything that contains a text.
create function search_pattern(text text) returns text language sql immutable parallel safe as $$
  select '%' || regexp_replace(searchable(text), '([\\%_])', '\\\1', 'g') || '%'
$$;
