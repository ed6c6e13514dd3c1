import { describe, expect, test } from 'vitest'
import { readCasAnswer, readLogoutRequest } from './cas-answers.ts'
import { SsoRefused } from './sso-protocol.ts'

describe('the texts of CAS', () => {
  const ns = 'xmlns:cas="http://www.yale.edu/tp/cas"'
  const success = (inside: string) =>
    `<cas:serviceResponse ${ns}><cas:authenticationSuccess>${inside}</cas:authenticationSuccess></cas:serviceResponse>`

  test('are read by local names, the first value of an attribute, entities resolved', () =>
    expect(
      readCasAnswer(
        success(
          '<cas:user>l&amp;n</cas:user><cas:attributes><cas:a>1</cas:a><cas:a>2</cas:a><cas:b><![CDATA[<x>]]></cas:b></cas:attributes>',
        ),
      ),
    ).toEqual({ user: 'l&n', attributes: { a: '1', b: '<x>' } }))

  const inTags =
    '<cas:attribute name="employeeNumber" value="2023&amp;01"/><cas:attribute name="cn">林 一</cas:attribute>'
  test.each([
    ['in tags within attributes', `<cas:attributes>${inTags}</cas:attributes>`],
    ['in tags beside the user', inTags],
    [
      'by their names beside the user',
      '<cas:employeeNumber>2023&amp;01</cas:employeeNumber><cas:cn>林 一</cas:cn>',
    ],
    [
      'twice, of which the protocol’s own place counts',
      `<cas:attribute name="employeeNumber" value="9"/><cas:attributes><cas:cn>林 一</cas:cn><cas:employeeNumber>2023&amp;01</cas:employeeNumber></cas:attributes><cas:cn>x</cas:cn>`,
    ],
    [
      'after an empty one',
      '<cas:attributes><cas:employeeNumber/><cas:employeeNumber>2023&amp;01</cas:employeeNumber><cas:cn>林 一</cas:cn></cas:attributes>',
    ],
  ])('are read with attributes %s', (_what, attributes) => {
    const more = '<cas:proxyGrantingTicket>PGT-1</cas:proxyGrantingTicket>'
    expect(readCasAnswer(success(`<cas:user>lin</cas:user>${more}${attributes}`))).toEqual({
      user: 'lin',
      attributes: { employeeNumber: '2023&01', cn: '林 一' },
    })
  })

  test('are not mistaken for one another: neither the user nor a deeper element is an attribute', () =>
    expect(
      readCasAnswer(
        success(
          '<cas:attributes><cas:user>other</cas:user><cas:a><cas:user>x</cas:user></cas:a></cas:attributes><cas:user>lin</cas:user><cas:proxies><cas:proxy>y</cas:proxy></cas:proxies>',
        ),
      ),
    ).toEqual({ user: 'lin', attributes: { user: 'other' } }))

  test.each([
    ['nothing', ''],
    ['no XML', 'yes\nlin\n'],
    ['a document type', `<!DOCTYPE x [<!ENTITY e "x">]>${success('<cas:user>&e;</cas:user>')}`],
    ['an unknown entity', success('<cas:user>&e;</cas:user>')],
    ['no user', success('')],
    ['a user in a comment', success('<!-- <cas:user>lin</cas:user> -->')],
    ['a user elsewhere', `<x ${ns}><cas:user>lin</cas:user></x>`],
    ['half a document', success('<cas:user>lin</cas:user>').slice(0, -5)],
    ['a deep one', '<a>'.repeat(50)],
  ])('%s is refused', (_what, xml) => expect(() => readCasAnswer(xml)).toThrow(SsoRefused))

  test('a failure beside a success is a failure', () =>
    expect(
      readCasAnswer(
        `<cas:serviceResponse ${ns}><cas:authenticationSuccess><cas:user>lin</cas:user></cas:authenticationSuccess><cas:authenticationFailure code="X">no</cas:authenticationFailure></cas:serviceResponse>`,
      ),
    ).toEqual({ failure: 'X' }))

  test('of signing out name a ticket, or are none', () => {
    expect(
      readLogoutRequest('<LogoutRequest><SessionIndex> ST-1 </SessionIndex></LogoutRequest>'),
    ).toBe('ST-1')
    for (const none of ['', '<x/>', '<LogoutRequest/>', '<LogoutRequest>'])
      expect(readLogoutRequest(none)).toBeUndefined()
  })
})
