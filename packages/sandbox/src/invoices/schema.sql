-- Invoices between customers, and links to them.

insert into fee_schedule (operation, fixed, rate_margin) values ('invoice', 0.25, 0);
insert into limit_schedule (operation, minimum, maximum, daily)
values ('invoice', 0.01, 10000, 25000);

create table invoice (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- `system`: the bank itself asks; `funding`: the payee adds funds.
  kind text not null check (kind in ('customer', 'funding', 'system')),
  -- Null if the bank itself asks.
  payee_id text references customer (id),
  -- The names at the time of sending.
  payee_name text not null,
  payee_email text not null,
  -- The addressee, and their customer if there was one.
  to_email text check (to_email = lower(to_email)),
  payer_id text references customer (id),
  amount numeric not null check (amount > 0 and amount < 1e15),
  -- The cost of paying it, fixed at sending, so that the total stays the same.
  fee numeric not null check (fee >= 0),
  currency_code text not null references currency (code),
  due_on date not null,
  note text check (length(note) <= 1000),
  -- `invoice_state` knows more: its day may be over, a payment may be waiting.
  status text not null default 'open' check (status in ('open', 'paid', 'rejected')),
  sent_at timestamptz not null,
  final_at timestamptz,
  transaction_id text unique references journal_entry (id),
  -- Null for money that came from outside the bank.
  paid_by text references customer (id),
  reject_note text check (length(reject_note) <= 500),
  -- The attempt that made it: a repeated attempt doesn't make a second one.
  attempt text,
  -- Set if the bank limits a customer by it. `limit_reason` is created later.
  limit_reason_id text,
  position bigint generated always as identity unique,
  unique (payee_id, attempt),
  check ((payee_id is null) = (kind = 'system')),
  check ((to_email is null) = (kind = 'funding')),
  check ((status = 'open') = (final_at is null)),
  check ((status = 'paid') = (transaction_id is not null)),
  check (status = 'paid' or paid_by is null),
  check (status = 'rejected' or reject_note is null),
  check (status <> 'rejected' or kind = 'customer')
);
-- They contain everything that a list needs of a row: counting and paging don't read the table.
create index invoice_sent on invoice (payee_id, position desc) include (status, due_on);
create index invoice_received on invoice (payer_id, position desc)
  include (payee_id, status, due_on);
create index invoice_addressed on invoice (to_email, position desc)
  include (payer_id, payee_id, status, due_on);
create index invoice_paid_by on invoice (paid_by, position desc) where paid_by is not null;
-- Open and overdue invoices are counted and summed by these.
create index invoice_open_sent on invoice (payee_id, due_on)
  include (position, currency_code, amount, fee) where status = 'open';
create index invoice_open_received on invoice (payer_id, due_on)
  include (payee_id, position, currency_code, amount, fee) where status = 'open';
create index invoice_open_due on invoice (due_on) where status = 'open';
create index invoice_sent_on on invoice (payee_id, sent_at);

-- True if an invoice was sent to a customer: the owner of its address at sending or, if there was
-- none, the current owner. Null is no. Short enough to be inlined into the calling query, so that
-- indexes serve it.
create function invoice_asks(invoice, customer_id text, email text) returns boolean
immutable language sql as $$
  select $1.payer_id = $2 or ($1.payer_id is null and $1.to_email = $3)
$$;

create function guard_invoice() returns trigger language plpgsql as $$ begin
  if (new.id, new.kind, new.payee_id, new.payee_name, new.payee_email, new.to_email, new.amount,
      new.fee, new.currency_code, new.due_on, new.note, new.sent_at, new.attempt)
    is distinct from (old.id, old.kind, old.payee_id, old.payee_name, old.payee_email,
      old.to_email, old.amount, old.fee, old.currency_code, old.due_on, old.note, old.sent_at,
      old.attempt) then
    raise exception 'invoice % asks for what it asked for', old.id
      using errcode = 'restrict_violation';
  end if;
  if old.status <> 'open' and (new.status, new.final_at, new.transaction_id, new.paid_by,
      new.reject_note)
    is distinct from (old.status, old.final_at, old.transaction_id, old.paid_by, old.reject_note)
  then
    raise exception 'invoice % is % and stays so', old.id, old.status
      using errcode = 'restrict_violation';
  end if;
  if old.status = 'open' and new.status = 'paid' and not exists (
    select from posting
      left join customer_account account on account.id = posting.account_id
    where posting.entry_id = new.transaction_id and posting.purpose = 'principal'
      and posting.currency_code = new.currency_code and posting.amount = new.amount
      and case new.kind when 'system' then posting.account_id = 'fees:' || new.currency_code
        else account.customer_id = new.payee_id end
  ) then
    raise exception 'entry % does not pay invoice %', new.transaction_id, new.id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on invoice
  for each row execute function guard_invoice();
create trigger kept before delete on invoice
  for each row execute function refuse_change();

-- The only place where programs learn that an invoice is final.
create function tell_of_invoice() returns trigger language plpgsql as $$ begin
  perform notify_merchant(
    new.payee_id, 'invoice.final', new.final_at, new.status = 'paid',
    json_build_object('invoice', json_strip_nulls(json_build_object(
      'id', new.id,
      'amount', new.amount::text,
      'currencyCode', new.currency_code,
      'payerEmail', coalesce((select email from customer where id = new.paid_by), new.to_email),
      'dueDate', to_char(new.due_on, 'YYYY-MM-DD'),
      'sentDate', wire_instant(new.sent_at),
      'status', new.status,
      'paidDate', case when new.status = 'paid' then wire_instant(new.final_at) end,
      'transactionId', new.transaction_id,
      'rejectNote', new.reject_note
    )))
  );
  return null;
end $$;
create trigger told after update on invoice
  for each row when (old.status = 'open' and new.status <> 'open' and new.payee_id is not null)
  execute function tell_of_invoice();

-- The secrets of links to an invoice, as SHA-256.
create table invoice_link (
  secret_hash text primary key,
  invoice_id text not null references invoice (id),
  -- True if only the addressee got it.
  is_mailed boolean not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index invoice_link_live on invoice_link (invoice_id) where ended_at is null;

-- Customers who have opened an invoice by a link: they can see and pay it as long as the link
-- lives.
create table invoice_bearer (
  customer_id text not null references customer (id),
  secret_hash text not null references invoice_link (secret_hash),
  invoice_id text not null references invoice (id),
  primary key (customer_id, secret_hash)
);
create index invoice_bearer_of on invoice_bearer (invoice_id, customer_id);

-- Readers who may fetch the PDFs of invoices for a few minutes: a customer, or anybody with a live
-- link.
create table invoice_ticket (
  ticket_hash text primary key,
  customer_id text references customer (id),
  secret_hash text references invoice_link (secret_hash),
  invoice_ids text[] not null,
  expires_at timestamptz not null,
  check ((customer_id is null) <> (secret_hash is null))
);
create index invoice_ticket_over on invoice_ticket (expires_at);

-- Senders whose mails an address no longer wants.
create table invoice_block (
  payee_id text not null references customer (id),
  email text not null check (email = lower(email)),
  at timestamptz not null,
  primary key (payee_id, email)
);

-- The reminders of an invoice that were sent.
create table invoice_reminder (
  invoice_id text not null references invoice (id),
  -- Days from the due day on; below zero: before it.
  days smallint not null,
  sent_at timestamptz not null,
  primary key (invoice_id, days)
);
