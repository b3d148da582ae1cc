<?php
// Takes the bank's messages: SIXPENCE_SIGNING_SECRET=whsec_… php -S 127.0.0.1:8080 receiver.php
declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

$secret = (string) getenv('SIXPENCE_SIGNING_SECRET');
if ($secret === '') {
    http_response_code(500);
    exit('Set SIXPENCE_SIGNING_SECRET to the secret of your webhook.');
}

/** Whether the bank signed this body, and no more than five minutes ago. */
function isFromTheBank(string $body, string $header, string $secret): bool
{
    $moment = '';
    $given = [];
    foreach (array_map('trim', explode(',', $header)) as $part) {
        if (strpos($part, 't=') === 0) {
            $moment = substr($part, 2);
        } elseif (strpos($part, 'v1=') === 0) {
            $given[] = substr($part, 3);
        }
    }
    if (!ctype_digit($moment) || abs(time() - (int) $moment) > TOLERANCE_SECONDS) {
        return false;
    }
    $expected = hash_hmac('sha256', $moment . '.' . $body, $secret);
    // For 24 hours after a change of the secret there are two signatures. Either is enough.
    foreach ($given as $signature) {
        if (hash_equals($expected, $signature)) {
            return true;
        }
    }
    return false;
}

/** Acts on each message once, however often it comes. */
function handleOnce(array $message): void
{
    // In your shop: a table whose key is the id, written in the transaction that handles the message.
    $folder = getenv('HANDLED_FOLDER') ?: sys_get_temp_dir() . '/sixpence-handled';
    if (!is_dir($folder)) {
        @mkdir($folder, 0700, true);
    }
    $mark = fopen($folder . '/' . hash('sha256', $message['id']), 'c');
    flock($mark, LOCK_EX);
    if (fstat($mark)['size'] === 0) {
        handle($message);
        fwrite($mark, 'handled');
    }
    fclose($mark);
}

function handle(array $message): void
{
    switch ($message['type']) {
        case 'checkout.final':
            $checkout = $message['checkout'];
            error_log("A checkout ended: {$checkout['orderId']} {$checkout['status']}");
            break;
        case 'invoice.final':
            $invoice = $message['invoice'];
            error_log("An invoice ended: {$invoice['id']} {$invoice['status']}");
            break;
        case 'installment.final':
            $installment = $message['installment'];
            error_log("An installment ended: {$installment['id']} {$installment['status']}");
            break;
        case 'refund.final':
            $refund = $message['refund'];
            error_log("A refund ended: {$refund['id']} {$refund['status']}");
            break;
        case 'ping':
            error_log('The bank tried whether this server answers');
    }
}

// The body as it came: what is parsed and written again has another signature.
$body = (string) file_get_contents('php://input');
if (!isFromTheBank($body, $_SERVER['HTTP_SIXPENCE_SIGNATURE'] ?? '', $secret)) {
    http_response_code(401);
    exit;
}
handleOnce(json_decode($body, true, 512, JSON_THROW_ON_ERROR));
// Only after that: without a 200 within five seconds the bank sends the message again.
http_response_code(200);
