import { expect, test } from 'vitest'
import * as doors from '@xinglin/contract/doors'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of the doors: A, G, S, T, M, V. Whom a door opens to, the room's own tests decide. */
const matrix: readonly MatrixRow[] = [
  [doors.getDoors, '✓✓✓✓✓✓'],
  [doors.getSmsCode, '✓✓✓✓✓✓'],
  [doors.loginBySms, '✓✓✓✓✓✓'],
  [doors.regedit, '✓✓✓✓✓✓'],
  [doors.startSso, '✓✓✓✓✓✓'],
  [doors.finishSso, '✓✓✓✓✓✓'],
  [doors.bindAccount, '✓✓✓✓✓✓'],
  [doors.getQrCode, '✓✓✓✓✓✓'],
  [doors.startWeChat, '✓✓✓✓✓✓'],
  [doors.loginByWxCodeAes, '✓✓✓✓✓✓'],
  [doors.scanQrCode, '––✓✓✓✓'],
  [doors.confirmQrCode, '––✓✓✓✓'],
  [doors.getWeChatBinding, '––✓✓✓✓'],
  [doors.unbindWeChat, '––✓✓✓✓'],
  [doors.listSsoProviders, '––––✓✓'],
  [doors.saveSsoProvider, '––––✓✓'],
  [doors.deleteSsoProvider, '––––✓✓'],
  [doors.testSsoProvider, '––––✓✓'],
  [doors.bindPhone, '––✓✓✓✓'],
  [doors.getDoorSettings, '––––✓✓'],
  [doors.saveDoorSettings, '––––✓✓'],
  [doors.listRegistrations, '––––✓✓'],
  [doors.decideRegistration, '––––✓✓'],
]

holdMatrix(openColumns(), matrix)
holdRows(matrix, callsOf('doors'))

test('a link to one course opens none of them', () =>
  expect(
    matrix.filter(([call]) => call !== doors.getDoors && call.who.includes('preview')),
  ).toEqual([]))
