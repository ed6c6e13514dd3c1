import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TeachingForm } from './teaching-form.tsx'

const teaching = { Remark: '主讲心电图', Expertise: ['心电图判读'], Version: 'v1' }
const words = { GetSensitiveWord: { Data: ['赌博'] } }
const teacher = aSession({ RoleType: 3 })
const remark = () => screen.getByRole('textbox', { name: '简介' })
const expertise = () => screen.getByRole('textbox', { name: '擅长' })
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const show = () => renderPage(<TeachingForm teaching={teaching} />, { who: teacher })

afterEach(() => vi.unstubAllGlobals())

test('what is changed is sent with the version it was written upon, and stands as it was saved', async () => {
  const saved = { Remark: '主讲心电图学', Expertise: ['心电图判读', '带教'], Version: 'v2' }
  const requests = aServer({ ...words, SaveOwn: { Data: saved } })
  await show()
  expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('ariaDisabled', 'true')
  fireEvent.change(remark(), { target: { value: ' 主讲心电图学 ' } })
  fireEvent.change(expertise(), { target: { value: '带教' } })
  fireEvent.keyDown(expertise(), { key: 'Enter' })
  expect(screen.getByText('有未保存的修改')).toBeTruthy()
  save()
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
  expect(requests.find(({ name }) => name === 'SaveOwn')?.input).toEqual({
    Remark: ' 主讲心电图学 ',
    Expertise: ['心电图判读', '带教'],
    Version: 'v1',
  })
  expect(remark()).toHaveProperty('value', '主讲心电图学')
})

test('a sensitive word is told when the text is left, and not sent', async () => {
  const requests = aServer(words)
  await show()
  await waitFor(() => expect(requests).toHaveLength(1))
  fireEvent.change(remark(), { target: { value: '教人赌 博' } })
  await waitFor(() => {
    fireEvent.blur(remark())
    expect(screen.getByRole('alert').textContent).toBe('内容包含敏感词')
  })
  fireEvent.change(expertise(), { target: { value: '赌博' } })
  fireEvent.blur(expertise())
  expect(await screen.findAllByText('内容包含敏感词')).toHaveLength(2)
  save()
  expect(requests.map(({ name }) => name)).not.toContain('SaveOwn')
})

test('a tag that was there before the list of words is told of when the list comes', async () => {
  const list = Promise.withResolvers<{ Data: string[] }>()
  aServer({ GetSensitiveWord: () => list.promise })
  await show()
  fireEvent.change(expertise(), { target: { value: '赌博' } })
  fireEvent.keyDown(expertise(), { key: 'Enter' })
  expect(screen.queryByText('内容包含敏感词')).toBeNull()
  list.resolve({ Data: ['赌博'] })
  expect(await screen.findByText('内容包含敏感词')).toBeTruthy()
})

test('a word that the server alone knows stands beside its line, and nothing is lost', async () => {
  aServer({ ...words, SaveOwn: { Code: -10010, Msg: '擅长内容包含敏感词' } })
  await show()
  fireEvent.change(expertise(), { target: { value: '隐秘词、' } })
  save()
  expect((await screen.findByRole('alert')).textContent).toBe('擅长内容包含敏感词')
  expect(expertise().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: '移除“隐秘词”' })).toBeTruthy()
})

test.each([
  [500, undefined],
  [501, '简介不得超过500个字'],
])('an introduction of %i characters: %s', async (length, sentence) => {
  const requests = aServer({ ...words, SaveOwn: { Data: teaching } })
  await show()
  fireEvent.change(remark(), { target: { value: '🫀'.repeat(length) } })
  save()
  if (sentence) expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  else await waitFor(() => expect(requests.map(({ name }) => name)).toContain('SaveOwn'))
})

test('what somebody else changed meanwhile comes beneath what was typed, to be sent again', async () => {
  const theirs = { Remark: '主讲心电图', Expertise: ['管理员所写'], Version: 'v9' }
  const requests = aServer({
    ...words,
    SaveOwn: ({ Version }) =>
      Version === 'v9'
        ? { Data: { ...theirs, Remark: '我写的', Version: 'v10' } }
        : { Code: -10011, Msg: '教师简介已被他人修改，请核对后再次保存', Data: theirs },
  })
  await show()
  fireEvent.change(remark(), { target: { value: '我写的' } })
  save()
  expect(await screen.findByText('教师简介已被他人修改，请核对后再次保存')).toBeTruthy()
  expect(remark()).toHaveProperty('value', '我写的')
  expect(screen.getByRole('button', { name: '移除“管理员所写”' })).toBeTruthy()
  save()
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
  expect(requests.findLast(({ name }) => name === 'SaveOwn')?.input).toMatchObject({
    Remark: '我写的',
    Expertise: ['管理员所写'],
    Version: 'v9',
  })
})
