import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import * as courses from '@xinglin/contract/courses'
import { userLoginNew } from '@xinglin/contract/identity'
import { listCourseModels } from '@xinglin/contract/models'
import * as previews from '@xinglin/contract/previews'
import * as reviews from '@xinglin/contract/reviews'
import { addCourseGlance } from '@xinglin/contract/statistics'
import { readPreviewSource } from '@xinglin/wire'
import { newId } from '#platform/ids'
import { openColumns, type Visitor } from '#testing'

const { app, visitor } = openColumns()
const course = (name: string) => ({ CourseId: app().fixture.courses[name] })
const linkTo = (name: string) => ({ Id: newId(), ...course(name) })

let holder: Visitor
beforeAll(async () => {
  const { Data } = await visitor('teacher').calls(previews.mintPreview, linkTo('a.open'))
  holder = app().visitor()
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  await holder.signIn(UserName, PassWord)
})

describe('whoever holds a preview link', () => {
  /** The P column of the permission matrix: what may be asked of the one course. */
  const ofTheCourse: readonly Call[] = [
    courses.getRetCourseBaseClient,
    courses.getRetCourseDetailClient,
    reviews.getCourseCommentSummarize,
    reviews.cullCourseComments,
    reviews.getWebCourseCommentList,
    courses.item,
    addCourseGlance,
    listCourseModels,
  ]

  test.each(ofTheCourse.map((call) => [call.path, call] as const))(
    'may %s of the one course alone',
    async (_, call) => {
      expect(await holder.calls(call, course('a.open'))).toMatchObject({ http: 200, Code: 0 })
      for (const other of ['a.ecg', 'a.inner', 'b.open'])
        expect(await holder.calls(call, course(other))).toMatchObject({ Code: -404 })
    },
  )

  test.each(
    [courses.getAlikeCourse, courses.getUserOtherCourse, courses.hotCourses].map(
      (call) => [call.path, call] as const,
    ),
  )('is not told of other courses by %s', async (_, call) => {
    expect(await holder.calls(call, course('a.open'))).toMatchObject({ http: 403, Code: -403 })
  })

  test('is nobody: no name, no number, no way to learn', async () => {
    const { Data } = await holder.calls(courses.getRetCourseBaseClient, course('a.open'))
    expect(Data).toMatchObject({ Full: true, Verdict: { Reason: 'signIn', Actions: ['start'] } })
    expect(holder.session).toMatchObject({
      RoleType: 6,
      IsTourists: true,
      PreviewCourseId: course('a.open').CourseId,
      RealName: '预览访客',
      StudentIDOrJobNumber: '',
    })
  })
})

describe('who may hand out previews', () => {
  const rows = [
    ['anonymous', -401],
    ['guest', -403],
    ['student', -403],
    ['teacher', 0],
    ['admin', 0],
    ['operator', 0],
  ] as const

  test.each(rows)('%s: %i', async (who, Code) => {
    const one = visitor(who)
    const preview = await one.calls(previews.mintPreview, linkTo('a.open'))
    expect(preview).toMatchObject({ Code })
    expect(await one.calls(previews.listPreviews, {})).toMatchObject({ Code })
    const Id = Code === 0 ? preview.Data.Id : newId()
    expect(await one.calls(previews.revokePreview, { Id })).toMatchObject({ Code })
  })

  test.each(rows)(
    'addresses that lead elsewhere are for those who run the school: %s',
    async (who, first) => {
      const Code = who === 'teacher' ? -403 : first
      const one = visitor(who)
      const Id = newId()
      const redirect = {
        Id,
        Path: `/CoursePreview/${Id}`,
        Target: 'https://example.edu.cn/x',
        Reason: '',
        Active: true,
        Automatic: false,
      }
      expect(await one.calls(previews.saveRedirect, redirect)).toMatchObject({ Code })
      expect(await one.calls(previews.listRedirects, {})).toMatchObject({ Code })
      expect(await app().visitor().calls(previews.leaving, { Id })).toMatchObject({
        Code: Code === 0 ? 0 : -404,
      })
      expect(await one.calls(previews.deleteRedirect, { Id })).toMatchObject({ Code })
    },
  )
})

test('a link of another school opens nothing here, nor one that is no link', async () => {
  const { badLink } = userLoginNew.refusals
  const [Code, Msg] = badLink
  const elsewhere = await app().signedIn('teacher1', 'b.localhost')
  const { Data } = await elsewhere.calls(previews.mintPreview, linkTo('b.open'))
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  const tries = (name: string, word: string) =>
    app().visitor().calls(userLoginNew, { LoginType: 2, UserName: name, PassWord: word })
  expect(await tries(UserName, PassWord)).toMatchObject({ Code, Msg })
  expect(await tries('preview:7f3a9c1e5b8d4f60', PassWord)).toMatchObject({ Code, Msg })
  expect(await tries('preview:', '')).toMatchObject({ Code, Msg })
})
