/** What a program that reads texts is told first: where everything is written (llmstxt.org). */
export const LLMS = `# 澄湾 · Chengwan

> A whole mock back end of a Chinese sports and games site: members, money in double entry, matches, bets, a clock of its own. Play money
> only. Everything a player can do is a documented call; everything a tester needs is a call of the control API.

Every call of the site needs the headers X-API-CLIENT: web and X-API-SITE: 1001, and x-mock-blobs: off from a client that makes no tt
and xx. Answers are {status_code, data, message}; 6000 is success. Why 6003 or 6008 was answered is in the header x-mock-reason. Passwords
are md5 in hex. Answers of captchas: GET /__mock/api/captcha; codes that were sent: GET /__mock/api/outbox. The header x-mock-world keeps
one test apart from another. Where the server has a MOCK_TOKEN, send it as Authorization: Bearer.

## Documents

- [OpenAPI of the site](/__mock/openapi.json): every call, from registering to withdrawing
- [OpenAPI of the control API](/__mock/openapi-control.json): worlds, clock, faults, members, matches, orders, journal, ledger
- [AsyncAPI of the messages](/__mock/asyncapi.json): the websocket of the chat and the notifications, both directions
- [Reference to read and try](/__mock/docs), [of the control API](/__mock/docs/control)

## Texts

- [Recipes](/__mock/docs/recipes.md): states to reach and how
- [What triggers each error](/__mock/docs/triggering-errors.md): the 54 codes, their natural causes and how to force them
- [Where the mock differs](/__mock/docs/mock-differences.md) from a production back end
- [The rules by their ids](/__mock/docs/rules.md)
- [The console](/__mock/docs/console.md)
- [For agents](/__mock/docs/agents.md): the Model Context Protocol at /__mock/mcp
- [Architecture](/__mock/docs/architecture.md)
- [Production](/__mock/docs/production.md): the same client before another back end
- [Security](/__mock/docs/security.md)
`
