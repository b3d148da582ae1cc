-- The payments that customers requested, each under its key, and the responses.

create table payment (
  id text primary key,
  customer_id text not null references customer (id),
  key text not null,
  -- SHA-256 of method and input: the same key with another order is refused.
  fingerprint text not null,
  method text not null,
  status text not null default 'opened'
    check (status in ('opened', 'pendingApproval', 'executing', 'settled', 'refused')),
  created_at timestamptz not null,
  -- The first response, returned again for every repetition.
  answer_status smallint,
  answer json,
  refusal json,
  -- Set with 'settled', and then for good: one key moves money at most once. A batch has none: each
  -- of its rows has a payment of its own.
  transaction_id text unique references journal_entry (id),
  -- The order; null if it was refused before it was understood.
  operation text references limit_schedule (operation),
  from_account text references customer_account (id),
  -- For a payment that leaves the bank, the clearing account of its rail.
  to_account text references ledger_account (id),
  payee_email text,
  currency_code text references currency (code),
  amount numeric check (amount > 0),
  fee numeric check (fee >= 0),
  note text,
  checkout_id text references checkout (id),
  invoice_id text references invoice (id),
  -- The settled payment that this one refunds.
  refunds_id text references payment (id),
  -- For a payment that leaves the bank: the payee, the rail, and the amount that arrives.
  external jsonb,
  -- The user who requested it; its customer may be another one.
  made_by text references customer (id),
  -- The batch whose rows it pays; amount and fee are those of all rows.
  batch_id text unique,
  -- The total that the open rows of a batch may still take while it is executed.
  open_amount numeric check (open_amount >= 0),
  open_fee numeric check (open_fee >= 0),
  unique (customer_id, key),
  check (case when batch_id is null then (status = 'settled') = (transaction_id is not null)
    else transaction_id is null end),
  check ((operation is not null and is_batch(operation)) = (batch_id is not null)),
  check (batch_id is not null or status <> 'executing'),
  check ((status = 'executing') = (open_amount is not null)),
  check ((status = 'executing') = (open_fee is not null)),
  check (status in ('opened', 'refused') or amount is not null),
  check ((operation is not distinct from 'checkout') = (checkout_id is not null)),
  check ((operation is not distinct from 'invoice') = (invoice_id is not null)),
  check ((operation is not distinct from 'refund') = (refunds_id is not null)),
  check ((operation is not null and is_external(operation)) = (external is not null))
);
create index payment_from_account on payment (from_account, status);
create index payment_customer on payment (customer_id, created_at);
-- The accounts outside the bank that a customer has paid.
create index payment_abroad on payment (customer_id, (external->>'countryCode'))
  where external is not null;
create index payment_checkout on payment (checkout_id) where checkout_id is not null;
create index payment_invoice on payment (invoice_id) where invoice_id is not null;
create index payment_refunds on payment (refunds_id) where refunds_id is not null;

-- For all payers and all keys.
create unique index checkout_paid_once on payment (checkout_id) where status = 'settled';
create unique index invoice_paid_once on payment (invoice_id) where status = 'settled';

create table payment_approval (
  payment_id text primary key references payment (id),
  -- The name under which the customer's device knows the waiting payment.
  trxid text not null unique,
  approve_type text not null
    check (approve_type in ('push', 'otp', 'sms', 'approvalCode', 'direct')),
  -- The masked destination of the code; null for a push.
  sent_to text,
  -- SHA-256 over the code, or the push's key, and over amount, fee, currency, payee and account: it
  -- approves only what its message described.
  code_hash text not null,
  -- The push's id on the customer's devices, and two digits that they show.
  push_key text unique,
  identifier text,
  push_answer text check (push_answer in ('approved', 'refused')),
  code_expires_at timestamptz not null,
  sent_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  codes_sent smallint not null default 1,
  expires_at timestamptz not null,
  -- True if the confirmed payment moves; otherwise it becomes a request, and until then nothing is
  -- reserved for it.
  moves boolean not null,
  confirmed_at timestamptz,
  check ((approve_type = 'push') = (push_key is not null))
);

-- Money that has left the bank, and its progress. A return is an entry of its own.
create table external_transfer (
  payment_id text primary key references payment (id),
  transaction_id text not null unique references journal_entry (id),
  arrives_at timestamptz not null,
  state text not null default 'sent' check (state in ('sent', 'arrived', 'returned')),
  arrived_by text unique references journal_entry (id),
  -- When the other bank sends it back; null if the payee's bank accepts it.
  returns_at timestamptz check (returns_at > arrives_at),
  returned_by text unique references journal_entry (id),
  check ((state <> 'sent') = (arrived_by is not null)),
  check ((state = 'returned') = (returned_by is not null)),
  check (state <> 'returned' or returns_at is not null)
);
create index external_transfer_due on external_transfer (state, arrives_at);

create function keep_settled() returns trigger language plpgsql as $$ begin
  if old.status = 'settled' and (new.status, new.transaction_id, new.amount, new.key, new.customer_id)
    is distinct from (old.status, old.transaction_id, old.amount, old.key, old.customer_id) then
    raise exception 'payment % is settled and stays so', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger settled_for_good before update on payment
  for each row execute function keep_settled();

-- The money that will leave without another decision, until it has left or its time is over: that of
-- payments which move once their initiator confirms them. It is set aside on its account, and counts
-- towards the limits of its customer, and so does what a batch may still take while it is executed.
-- Payments that wait for others set nothing aside.
create view held_money as
select payment.id as payment_id, customer_id, limited_as(operation) as operation, from_account,
  currency_code, amount, fee, created_at as counts_at, expires_at
from payment join payment_approval on payment_id = payment.id
where status = 'pendingApproval' and moves
union all
select id, customer_id, limited_as(operation), from_account, currency_code, open_amount, open_fee,
  created_at, 'infinity'
from payment where status = 'executing';

-- The amount that is set aside on an account; one payment can be left out.
create function held_amount(account_id text, at timestamptz, except_payment text)
returns numeric stable language sql as $$
  select coalesce(sum(amount + fee), 0) from held_money
  where from_account = account_id and expires_at > at
    and payment_id is distinct from except_payment
$$;

-- The state of a checkout at a given time, as the protocol names it.
create function checkout_state(checkout, at timestamptz) returns text stable language sql as $$
  select case
    when $1.status <> 'open' then $1.status
    when $1.expires_at <= $2 then 'expired'
    when exists (
      select from payment join payment_approval on payment_id = payment.id
      where checkout_id = $1.id and payment.status = 'pendingApproval' and moves
        and payment_approval.expires_at > $2
    ) then 'pending'
    else 'open'
  end
$$;

-- Recent lookups, which are limited: otherwise a signed-in user could try address after address to
-- find customers, and name after name to find account holders.
create table payee_lookup (
  customer_id text not null references customer (id),
  kind text not null check (kind in ('email', 'account')),
  -- SHA-256, so that mistyped text stays private.
  hash text not null,
  at timestamptz not null,
  primary key (customer_id, kind, hash)
);

-- The holders of accounts at banks that confirm names. They are fictional.
create table payee_account (
  country_code text not null,
  -- The form fields that identify the account, each in its canonical spelling.
  details jsonb not null,
  holder text not null,
  primary key (country_code, details)
);
insert into payee_account (country_code, details, holder)
values
  ('DE', '{"iban": "DE14900900900000000017"}', 'Lena Vogt'),
  ('DE', '{"iban": "DE89900900900000000025"}', 'Jürgen Müller'),
  ('GB', '{"iban": "GB43TAMR90900900000017"}', 'Aoife O’Brien'),
  ('RO', '{"iban": "RO97TEIB0000000000000017"}', 'Ștefan Țurcanu'),
  ('UA', '{"iban": "UA699000090000000000000000017"}', 'Юрій Щербак'),
  ('US', '{"routingNumber": "021000021", "accountNumber": "123456789"}', 'Prairie Tools Inc');
