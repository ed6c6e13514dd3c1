import { expect, test } from 'vitest'
import { modelUnderstanding } from '#simulations/consultation'
import { firstCase } from '#testing'
import { play, type Trial } from './trial.ts'
import { trialsApart } from './try-questions.ts'

test('a thread plays what would be played here, word for word', async () => {
  const draft = firstCase() as unknown as Trial['draft']
  const trial: Trial = {
    kind: 'try',
    draft,
    Said: ['哪里不舒服？', '疼多久了？'],
    Temperament: 'standard',
  }
  const there = await trialsApart()(trial, 'somebody')
  expect(there).toEqual(play(modelUnderstanding(), trial))
})
