import { utcDay } from '@sixpence/protocol'
import type { Database, Sql } from './database.ts'

/** The kind of the copy. */
export interface CopiedDay {
  /** The source of the rows: a copy of rows with any other source isn't used. */
  readonly source: string
  /** The bank's time on that day: moments of the rows count back from its day (UTC). */
  readonly now: Date
}

/** A day, or a moment as `Date.toISOString` writes it. */
const WHEN = String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\.\d{3}Z)?`

// Next to the bank's tables: a copy of those with rows, and a function that restores everything.
// Secrets that a bank creates for itself aren't copied, nor is the list of migrations.
//
// Triggers and foreign keys are off while it copies, so that immutable rows can be deleted.
// Deleting a few rows takes a fifth of the time of truncating; the dead rows of many deletes are
// truncated.
const TAKE = `
drop schema if exists seed cascade;
create schema seed;
do $$ declare t record; is_filled boolean; begin
  for t in select tablename from pg_tables
    where schemaname = 'public' and tablename not in
      ('schema_migration', 'signing_key', 'card_pin_key', 'card_check_key') loop
    execute format('select exists (select from public.%I)', t.tablename) into is_filled;
    if is_filled then
      execute format('create table seed.%1$I as table public.%1$I', t.tablename);
    end if;
  end loop;
end $$;
create table seed._sequence as
  select schemaname, sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
create table seed._copy (source_md5 text not null, schema_md5 text not null, day date not null);
create function seed.schema_md5() returns text language sql as
  'select md5(string_agg(checksum, '''' order by name)) from public.schema_migration';

-- Every day and moment that stands in a text, later by as much.
create function seed.moved(written text, shift interval) returns text language sql as $$
  select string_agg(before || coalesce(to_char(
    found[1]::timestamp + shift,
    case length(found[1]) when 10 then 'YYYY-MM-DD' else 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"' end
  ), ''), '' order by place)
  from regexp_split_to_table(written, '${WHEN}') with ordinality as part (before, place)
    left join regexp_matches(written, '${WHEN}', 'g') with ordinality as moment (found, place)
      using (place)
$$;

create function seed.restore(today date) returns void language plpgsql
  set session_replication_role = replica as $$
declare
  t record;
  shift interval := make_interval(hours => 24 * (today - (select day from seed._copy)));
  months integer := (
    select 12 * (extract(year from today) - extract(year from day))
      + extract(month from today) - extract(month from day) from seed._copy
  );
begin
  if pg_relation_size('public.posting') > 1048576 then
    execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migration');
  else
    -- A table without a page holds nothing: a new bank has little to delete.
    for t in select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
        and pg_relation_size(oid) > 0 loop
      execute format('delete from public.%I', t.name);
    end loop;
  end if;
  for t in
    select relname as name, string_agg(format('%I', attname), ', ') as names, string_agg(
      format(case
        when atttypid = 'timestamptz'::regtype then '%I + $1'
        -- What merchants were told names its moments.
        when (relname, attname) = ('merchant_event', 'facts') then 'seed.moved(%I::text, $1)::json'
        when (relname, attname) = ('merchant_post', 'request') then 'seed.moved(%I, $1)'
        -- A day of the bank, as what is counted by it; a day of birth stays.
        when attname in ('day', 'due_on', 'first_day', 'next_day') and atttypid = 'date'::regtype then '(%I + $1)::date'
        else '%I'
      end, attname), ', '
    ) as moved
    from pg_class c join pg_attribute on attrelid = c.oid
    where relnamespace = 'seed'::regnamespace and relkind = 'r' and relname not like '\\_%' and attnum > 0
      -- What the database makes of the others it makes itself.
      and not exists (
        select from pg_attribute made
        where made.attrelid = format('public.%I', relname)::regclass
          and made.attname = pg_attribute.attname and made.attgenerated <> '')
    group by relname
  loop
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %3$s from seed.%1$I',
      t.name, t.names, t.moved
    ) using shift;
  end loop;
  -- The month on a card is no moment: as many months later as the day is.
  update public.card set (expiry_month, expiry_year) = (
    select extract(month from moved), extract(year from moved)
    from (select make_date(expiry_year, expiry_month, 1) + make_interval(months => months) as moved) m
  );
  perform setval(
    format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value), last_value is not null
  ) from seed._sequence;
end $$`

/** True if the embedded database has a copy of this day, made in its current schema. */
export async function hasCopy({ kind, sql }: Database, { source }: CopiedDay): Promise<boolean> {
  if (kind !== 'pglite') return false
  const [copied] = await sql`select 1 where to_regclass('seed._copy') is not null`
  if (!copied) return false
  const [fitting] = await sql`
    select 1 from seed._copy
    where source_md5 = md5(${source}::text) and schema_md5 = seed.schema_md5()`
  return fitting !== undefined
}

/** Copies the current tables of the embedded database, as the rows of this day. */
export async function takeCopy(database: Database, { source, now }: CopiedDay): Promise<void> {
  if (database.kind !== 'pglite') return
  await database.transaction(async (sql, script) => {
    await script(TAKE)
    await sql`
      insert into seed._copy values (md5(${source}::text), seed.schema_md5(), ${utcDay(now)}::date)`
  })
}

/** Replaces all rows by the copy, shifted to the new day. */
export async function restoreCopy(sql: Sql, { now }: CopiedDay): Promise<void> {
  await sql`select seed.restore(${utcDay(now)}::date)`
}
