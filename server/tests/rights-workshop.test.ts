import { expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import * as workshop from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { openColumns } from '#testing'

// Who may use a call at all stands in docs/permissions.md; here: whose case it is.
const { app } = openColumns()

test('a draft of somebody else’s, or of another school, is not there by any call', async () => {
  const owner = await app().signedIn('teacher1')
  const CaseId = newId()
  const wanted = { Id: CaseId, Title: '别人看不到的病例', Department: '内科', From: '' }
  expect((await owner.calls(workshop.createCase, wanted)).Code).toBe(0)
  const calls: readonly (readonly [Call, object])[] = [
    [workshop.getCase, { CaseId }],
    [workshop.getVersions, { CaseId }],
    [workshop.getVersion, { CaseId, No: 1 }],
    [workshop.compareVersions, { CaseId, From: 0, To: 0 }],
    [workshop.saveCase, { CaseId, Parts: {}, Version: '' }],
    [workshop.moveCase, { CaseId, Action: 'submit' }],
    [workshop.tryCase, { CaseId, Said: ['您好'] }],
    [workshop.coverCase, { CaseId, Questions: [] }],
    [workshop.rehearseCase, { CaseId }],
    [workshop.createCase, { ...wanted, Id: newId(), From: CaseId }],
  ]
  const strangers = [
    await app().signedIn('teacher2'),
    await app().signedIn('teacher1', 'b.localhost'),
    await app().signedIn('admin1', 'b.localhost'),
  ]
  for (const stranger of strangers)
    for (const [call, input] of calls)
      expect(await stranger.calls(call, input), call.path).toMatchObject({ Code: -404, Data: null })
  // Another school may have the same id, and it is another case.
  expect(await strangers[0]?.calls(workshop.createCase, wanted)).toMatchObject({ Code: -404 })
  for (const stranger of strangers)
    expect((await stranger.calls(workshop.deleteCase, { CaseId })).Code).toBe(0)
  expect((await owner.calls(workshop.getCase, { CaseId })).Code).toBe(0)
})
