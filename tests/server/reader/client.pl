# A client that OpenAPI::Client makes of the two served documents, in the folder of the first argument, for the mock at the second.
# It knows nothing else.
use v5.36;
use Digest::MD5 qw(md5_hex);
use OpenAPI::Client;

my ($folder, $origin) = @ARGV;
my $world = 'reader-' . $$;
my %header = ('X-API-CLIENT' => 'web', 'X-API-SITE' => '1001', 'x-mock-blobs' => 'off');
my ($token, $sent) = ('', 0);

my ($site, $mock) = map {
  my $client = OpenAPI::Client->new("file://$folder/$_.json", base_url => $origin);
  $client->ua->on(start => sub ($ua, $tx) {
    my $headers = $tx->req->headers;
    $headers->header('x-mock-world' => $world);
    $headers->header('X-API-REQUEST-ID' => 'perl-' . ++$sent);
    $headers->header('X-API-TOKEN' => $token) if $token;
  });
  $client;
} 'openapi', 'openapi-control';

sub answer ($tx, $call) {
  my $json = $tx->res->json // die "$call: " . $tx->res->code . ' ' . $tx->res->body . "\n";
  die "$call: " . $tx->res->body . ' ' . ($tx->res->headers->header('x-mock-reason') // '') . "\n" if $tx->res->code >= 400;
  return $json;
}
# What a successful answer of the site holds.
sub done ($call, $body = undef) {
  my $tx = $site->call($call, {%header}, $body ? (json => $body) : ());
  my $json = answer($tx, $call);
  die "$call: " . $tx->res->body . "\n" unless $json->{status_code} == 6000;
  return $json->{data};
}
sub steer ($call, $params = {}, $body = undef) { answer($mock->call($call, $params, $body ? (json => $body) : ()), $call) }

steer('settings.change', {}, {captcha => 'picture'});
sub solved {
  my $picture = done('captcha.defaultKaptcha', {});
  my $answer = steer('captcha.answer', {id => $picture->{'x-code'}})->{answer};
  return (kaptchcate => 1, codeId => $picture->{'x-code'}, code => "$answer");
}

my ($name, $password) = ('perl8888', md5_hex('abc12345'));
done('auth.register', {name => $name, password => $password, secondPassword => $password, solved()});
my $wanted = answer($site->call('captcha.kaptchcate', {%header}, json => {name => $name, password => $password, ktype => 4}), 'kaptchcate');
die "no picture was wanted\n" unless $wanted->{status_code} == 6021;
$token = done('auth.login', {name => $name, password => $password, solved()})->{token};
say 'registered and signed in with a captcha';

done('member.bindOther', {realName => "\x{674e}\x{6587}\x{535a}", birthday => '1990-05-01'});
my $deposit = done('deposit.pay', {typeCode => 'bank', amount => '1000'});
steer('orders.decide', {no => $deposit->{orderNo}}, {outcome => 'success'});
say 'deposited';

my $channel = done('venue.launch', {enName => 'CRTY'})->{channel};
my %envelope = (timestamp => time() * 1000, token => $channel->{token}, language => 'zh-cn', ip => '127.0.0.1');
done('venue.transfer', {channelCode => 'CRTY', amount => '1000.00', ty => '1'});
sub channel ($method, %request) { done('sport.resource', {method => $method, enName => 'crty', request => {%envelope, %request}}) }
my $board = channel('get_game_list', market => 'RB', sport => 'FT', oddsType => 'H');
my @lines = grep { $_->{wtype} eq 'RE' && !grep { $_->{k} eq '' } @{$_->{selections}} }
  map { @{$_->{lines}} } map { @{$_->{games}} } @{$board->{leagues}};
my @tickets;
# A line may be closed just now: the next one. What wins less than its stake counts less towards the turnover.
for my $line (@lines) {
  last if @tickets == 2;
  my ($pick) = grep { $_->{k} >= 1 } @{$line->{selections}};
  next unless $pick;
  my $placed = channel('bet', oddsType => 'H', autoAccept => 'any', entries => [
    {gameId => $line->{gameId}, wtype => $line->{wtype}, w => $pick->{w}, line => $line->{line}, k => $pick->{k}, stake => '500'},
  ]);
  push @tickets, $placed->{entries}[0]{ticket_id} // next;
  steer('clock.change', {}, {advance_s => 8});
}
die "no line was open\n" unless @tickets == 2;
steer('bets.decide', {ticket => $_}, {outcome => 'W'}) for @tickets;
my $settled = channel('get_ticket', ticketIds => \@tickets);
die "not settled\n" if grep { $_->{state} ne 'settled' } @{$settled->{tickets}};
done('venue.recycle', {});
say 'bet in play';

my $phone = '13800138088';
sub code_for ($type) {
  my %captcha = solved();
  done('auth.sendCodeTwo', {
    sendCodeNumV2 => $type == 1 ? $phone : '', sendNameV2 => $name, codeIdV2 => $captcha{codeId}, SendCodeNum => '', SendName => '',
    codeId => '', type => $type, cate => 0, version => 1, kaptchcate => 1, imageCode => $captcha{code},
  });
  my $code = steer('outbox.list')->{messages}[0]{code};
  steer('clock.change', {}, {advance_s => 61});
  return $code;
}
done('member.bindPhone', {phone => $phone, code => code_for(1)});
my $secret = md5_hex('135790');
done('member.setWithdrawalPassword', {password => $secret, secondPassword => $secret});
my $bank = done('card.withdrawAddList')->{banks}[0]{code};
my $card = done('card.bankCardAdd', {bankCode => $bank, cardNo => '6200000000000005', code => code_for(7)});
done('withdraw.create', {type => 'bank', cardId => $card->{id}, amount => '800', secondPassword => $secret, code => code_for(6)});
say 'withdrew';

my $bets = done('bet.betRecordList', {});
my $deals = done('wallet.queryDealRecord', {});
die "the records miss something\n" unless $bets->{total} == 2 && $deals->{total} >= 2;
say "read its records: $bets->{total} bets, $deals->{total} deals";
