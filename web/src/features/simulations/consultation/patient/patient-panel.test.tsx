import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aView } from '../session/session-testing.ts'
import { linesOf } from '../session/log-lines.ts'
import { PatientPanel } from './patient-panel.tsx'

const show = (informant: string) => {
  const view = aView({ patient: { ...aView().patient, informant, mood: '焦虑' } })
  const lines = linesOf({ text: view.opening, mood: '焦虑' }, [])
  return render(<PatientPanel view={view} events={[]} lines={lines} />).container
}

test('whoever speaks for themselves is drawn in their mood', () => {
  show('本人')
  expect(screen.getByText('患者画像：男，58岁，神情焦虑')).toBeDefined()
  expect(screen.getByText('焦虑')).toBeDefined()
  expect(screen.queryByText('陈述者')).toBeNull()
})

test('the mood of whoever speaks for another is told as theirs, and is not in the other’s face', () => {
  const spokenFor = show('母亲').querySelector('svg')?.innerHTML
  expect(screen.getByText('患者画像：男，58岁，与母亲同来')).toBeDefined()
  expect(screen.getByText('母亲：焦虑')).toBeDefined()
  expect(screen.getByText('母亲：')).toBeDefined()
  expect(show('本人').querySelector('svg')?.innerHTML).not.toBe(spokenFor)
})
