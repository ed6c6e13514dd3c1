import { expect, test } from 'vitest'
import * as feedback from '@xinglin/contract/feedback'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of feedback: A, G, S, T, M, V. Whose feedback it is, the room's own tests decide. */
const matrix: readonly MatrixRow[] = [
  [feedback.getFeedbackProof, '✓✓✓✓✓✓'],
  [feedback.uploadFeedbackPicture, '✓✓✓✓✓✓'],
  [feedback.addFeedback, '✓✓✓✓✓✓'],
  [feedback.replyFeedback, '✓✓✓✓✓✓'],
  [feedback.rateFeedback, '✓✓✓✓✓✓'],
  [feedback.queryFeedback, '✓✓✓✓✓✓'],
  [feedback.myFeedback, '––✓✓✓✓'],
  [feedback.listFeedback, '––––✓✓'],
  [feedback.getFeedback, '––––✓✓'],
  [feedback.handleFeedback, '––––✓✓'],
  [feedback.listHelp, '✓✓✓✓✓✓'],
  [feedback.getHelp, '✓✓✓✓✓✓'],
  [feedback.listManagedHelp, '––––✓✓'],
  [feedback.getManagedHelp, '––––✓✓'],
  [feedback.saveHelp, '––––✓✓'],
  [feedback.removeHelp, '––––✓✓'],
]

const school = openColumns()
holdMatrix(school, matrix)
holdRows(matrix, callsOf('feedback'))

test('no menu code closes feedback', async () => {
  const app = school.app()
  await app.database.global.execute(`update school set menu_codes = '{}' where key = 'a'`)
  const { http } = await app.visitor().calls(feedback.getFeedbackProof)
  expect(http).toBe(200)
  await app.database.global.execute(`update school set menu_codes = '{1,3,4,5}' where key = 'a'`)
})
