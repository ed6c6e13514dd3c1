import { aServer, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { messages } from '@xinglin/contract/courses'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BuyDialog } from './buy-dialog.tsx'

const onClose = vi.fn()
const phone = '400-000-6601'
const course = '01980000-0000-7000-8000-000000000005'

const show = (number = phone) =>
  renderPage(
    <BuyDialog courseId={course} message={messages.buy(phone)} phone={number} onClose={onClose} />,
  )

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交' }))

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

describe('buying a course', () => {
  test('is a telephone call, where there is a telephone', async () => {
    const { unmount } = await show()
    expect(screen.getByText(messages.buy(phone))).toBeTruthy()
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:4000006601')
    unmount()
    await show('')
    expect(screen.getByText('如需购买该课程，请联系本校管理员。')).toBeTruthy()
  })

  test('is a word to the administrators, who then call', async () => {
    const requests = aServer({ Add: { Data: {} } })
    await show()
    fill('姓名', ' 周予安 ')
    fill('电话', '13800138000')
    submit()
    expect(await screen.findByText('已收到，工作人员会尽快与您联系')).toBeTruthy()
    expect(requests[0]?.input).toMatchObject({
      CourseId: course,
      Phone: '13800138000',
      Message: '',
    })
  })

  test('says beside each line what is wrong with it, and asks nobody', async () => {
    const requests = aServer({})
    await show()
    fill('电话', '12')
    submit()
    expect(screen.getByText('请填写姓名')).toBeTruthy()
    expect(screen.getByText('请填写正确的电话号码')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名' }))
    expect(requests).toEqual([])
    fill('姓名', '周予安')
    expect(screen.queryByText('请填写姓名')).toBeNull()
  })

  test.each([
    [-1, '您已留过联系方式，工作人员会尽快与您联系'],
    [-10010, '内容包含敏感词'],
  ])('tells what the server says (%i)', async (Code, Msg) => {
    aServer({ Add: { Code, Msg } })
    await show()
    fill('姓名', '周予安')
    fill('电话', '13800138000')
    fill('留言（选填）', '坏词')
    submit()
    expect(await screen.findByText(Msg)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '周予安')
  })

  test('is closed by a click outside only while nothing was typed', async () => {
    aServer({})
    await show()
    const dialog = screen.getByRole('dialog')
    fill('留言（选填）', '三个班')
    fireEvent.mouseDown(dialog)
    expect(onClose).not.toHaveBeenCalled()
    fill('留言（选填）', '')
    fireEvent.mouseDown(dialog)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
