import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { cutRemark, hasMoreTeachers } from './remark.ts'
import { TeacherCard } from './teacher-card.tsx'

const aTeacher = {
  Id: 't1',
  Name: '沈知微',
  ImgUrl: '',
  Gender: 0,
  Type: 5,
  SchoolName: '青禾医科大学',
  Remark: '',
  Expertise: [],
}

test('an introduction is cut at 46 code points', () => {
  expect(cutRemark('字'.repeat(46))).toBe('字'.repeat(46))
  expect(cutRemark('字'.repeat(47))).toBe(`${'字'.repeat(46)}…`)
  expect(cutRemark('𠮷'.repeat(46))).toBe('𠮷'.repeat(46))
})

test('MORE>> belongs to a full page of six', () => {
  expect([5, 6].map(hasMoreTeachers)).toEqual([false, true])
})

test('the titles 0 and 2 are blank', () => {
  const { rerender } = render(<TeacherCard teacher={aTeacher} />, { wrapper: MemoryRouter })
  expect(screen.getByText('教授')).toBeTruthy()
  rerender(<TeacherCard teacher={{ ...aTeacher, Type: 2 }} />)
  expect(screen.queryByText('教授')).toBeNull()
})
