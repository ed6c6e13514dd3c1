import { aServer } from '#testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readMoolparam } from './moolparam.ts'
import { openRound, reportAddress } from './open-round.ts'

const opened = { ProgressId: 'p1', Progress: 40, AttemptNo: 1, CurrentItem: 'i3', Proceed: 1 }

afterEach(() => vi.unstubAllGlobals())

describe('a round', () => {
  test('is opened as the button says, at the item to go on with', async () => {
    const requests = aServer({ GetCourseStudyProgressInfo: { Data: opened } })
    expect(await openRound('c1', 'k1', 3)).toEqual({ progressId: 'p1', itemId: 'i3' })
    expect(requests[0]?.input).toEqual({ CourseId: 'c1', SkillContestId: 'k1', Proceed: 3 })
  })
})

test('the report has an address of its own: the attempt without an item', () => {
  const [, , courseId, segment] = reportAddress('c1', 'p1').split('/')
  expect(courseId).toBe('c1')
  expect(readMoolparam(segment)).toEqual({ progressId: 'p1', itemId: '' })
})
