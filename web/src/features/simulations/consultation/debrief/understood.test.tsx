import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Meanings } from './understood.tsx'

const meaning = (key: string, outcome: 'answered' | 'acted') => ({ part: key, key, outcome })

test('a summing up is named once, and each of its parts has its verdict', () => {
  const { container } = render(
    <p>
      <Meanings
        turn={
          {
            said: [
              meaning('summarize', 'acted'),
              meaning('summarize', 'acted'),
              meaning('smoking', 'answered'),
            ],
            jargon: [],
            claims: [
              { text: '您不抽烟', verdict: 'false' },
              { text: '没有发热', verdict: 'true' },
            ],
          } as unknown as Parameters<typeof Meanings>[0]['turn']
        }
      />
    </p>,
  )
  expect(screen.getAllByText(/小结核实/)).toHaveLength(1)
  expect(container.textContent).toContain('“您不抽烟” 不符“没有发热” 相符')
})
