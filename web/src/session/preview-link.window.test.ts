import { afterEach, expect, test } from 'vitest'
import { dropPreviewLink, hasPreviewLink, takePreviewLink } from './preview-link.ts'

afterEach(dropPreviewLink)

const follow = (address: string) => {
  window.history.replaceState(null, '', address)
  takePreviewLink()
  return window.location.pathname + window.location.search + window.location.hash
}

test.each([
  '/CoursePreview/c1#source=abc',
  '/CoursePreview/c1/#source=abc',
  '/#/CoursePreview/c1/source=abc',
])('the credentials in %s leave the address before anything is asked', (address) => {
  expect(follow(address)).toBe('/CoursePreview/c1')
  expect(hasPreviewLink('c1')).toBe(true)
  expect(hasPreviewLink('c2')).toBe(false)
})

test.each([
  '/CoursePreview/c1',
  '/CoursePreview/c1#outline',
  '/Teacher#source=abc',
  '/#source=abc',
])('%s is no preview link', (address) => {
  expect(follow(address)).toBe(address)
  expect(hasPreviewLink('c1')).toBe(false)
})
