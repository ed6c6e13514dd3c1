import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Replay } from './replay.tsx'

test.each([
  ['本人', '患者：肚子疼。'],
  ['母亲', '母亲：肚子疼。'],
])('what is said when %s speaks is told with who says it', (informant, expected) => {
  render(<Replay opening="肚子疼。" informant={informant} events={[]} />)
  expect(screen.getByRole('listitem').textContent).toBe(expected)
})
