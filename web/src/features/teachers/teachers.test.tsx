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

test('a card tells three of what a teacher is good at, and how many there are', () => {
  const many = ['心肺复苏', '急危重症处置', '技能考核设计', '中毒救治']
  const { rerender } = render(<TeacherCard teacher={{ ...aTeacher, Expertise: many }} />, {
    wrapper: MemoryRouter,
  })
  const texts = () => screen.getAllByRole('listitem').map((one) => one.textContent)
  expect(texts()).toEqual([...many.slice(0, 3), '等 4 项'])
  rerender(<TeacherCard teacher={{ ...aTeacher, Expertise: many.slice(0, 3) }} />)
  expect(texts()).toEqual(many.slice(0, 3))
  rerender(<TeacherCard teacher={aTeacher} />)
  expect(screen.queryByRole('list', { name: '擅长' })).toBeNull()
})
