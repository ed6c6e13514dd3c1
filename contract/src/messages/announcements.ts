import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'
import { lostPicture } from '@xinglin/contract/resources'
import { missing } from './shapes.ts'

/** For whom an announcement (公告) may be: everybody of a role, a class of either kind, the learners of a course. */
export const announcementTargets = {
  students: '全校学生',
  teachers: '全校教师',
  administrative: '行政班',
  teaching: '教学班',
  course: '课程',
} as const
export type AnnouncementTarget = keyof typeof announcementTargets

const TargetKind = z.enum(['students', 'teachers', 'administrative', 'teaching', 'course'])

/** What becomes of an announcement: written, waiting for its time, given out, taken back. */
export const announcementStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const

/** Rich text of at most this many code points. */
const longestText = 20_000

/** One of those whom an announcement is for, by name. */
const Target = z.strictObject({
  Kind: TargetKind,
  /** The class or course; the empty id where the whole school is meant. */
  RefId: z.string(),
  Name: z.string(),
})

/** An announcement as its readers list it. */
export const Announcement = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  AuthorName: z.string(),
  PublishTime: z.string(),
  MustRead: z.boolean(),
  IsRead: z.boolean(),
  IsConfirmed: z.boolean(),
})
export type Announcement = z.output<typeof Announcement>

/** An announcement as those who write list it. */
export const ManagedAnnouncement = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  AuthorName: z.string(),
  State: z.enum(announcementStates),
  MustRead: z.boolean(),
  Targets: z.array(Target),
  /** When it is or was to be seen; null before that was decided. */
  PublishTime: z.nullable(z.string()),
  EditTime: z.string(),
  /** How many people it went to, how many have read it, and how many have confirmed it. */
  Receivers: z.number(),
  Read: z.number(),
  Confirmed: z.number(),
  Version: z.number(),
})
export type ManagedAnnouncement = z.output<typeof ManagedAnnouncement>

/** The same with its text, for the form. */
const AnnouncementForm = z.extend(ManagedAnnouncement, { Html: z.string() })

/** The announcements of a class or a course, the newest first, to those who belong to it or teach it. */
export const listAnnouncements = call({
  path: '/api/Announcement/List',
  keyless: true,
  who: members,
  input: z.object({
    Kind: z.enum(['administrative', 'teaching', 'course']),
    RefId: id,
    PageIndex: page,
    PageSize: pageSize(10),
  }),
  output: z.extend(listOf(Announcement), {
    /** The caller may write one here. */
    MayWrite: z.boolean(),
  }),
  refusals: missing,
})

/** An announcement whole, to whom it is for, who wrote it, and those who run the school; reading marks its message as read. */
export const getAnnouncement = call({
  path: '/api/Announcement/Get',
  who: members,
  input: z.object({ Id: id }),
  output: z.extend(Announcement, {
    Html: z.string(),
    /** The caller's message of it, to be confirmed; empty where they have none. */
    MessageId: z.string(),
    /** Whether the caller may look at who has read and confirmed it. */
    ShowsReceipts: z.boolean(),
    Targets: z.array(Target),
  }),
  refusals: missing,
})

/** What somebody may write announcements for: roles of the school, and classes and courses by a part of their name. */
export const listAnnouncementTargets = call({
  path: '/api/Announcement/Targets',
  keyless: true,
  who: authors,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({ List: z.array(Target) }),
})

/** The announcements that the caller wrote, or all to those who run the school; what was changed last first. */
export const listManagedAnnouncements = call({
  path: '/api/Announcement/ListManaged',
  keyless: true,
  who: authors,
  input: z.object({
    State: z._default(z.enum(['all', ...announcementStates]), 'all'),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ManagedAnnouncement),
})

/** One of them for the form. */
export const getManagedAnnouncement = call({
  path: '/api/Announcement/GetManaged',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: AnnouncementForm,
  refusals: missing,
})

const maxTargets = 30

/** Writes an announcement under an id of the browser's, or changes one that was read as `Version`; whom it is for stays as it is once it was given out. */
export const saveAnnouncement = call({
  path: '/api/Announcement/Save',
  who: authors,
  input: z.object({
    Id: id,
    Title: named(80, '标题'),
    Html: text(longestText, `正文不得超过${longestText}个字`),
    MustRead: z._default(z.boolean(), false),
    Targets: z
      .array(z.object({ Kind: TargetKind, RefId: z._default(z.nullable(id), nobody) }))
      .check(
        z.minLength(1, '请选择发布对象'),
        z.maxLength(maxTargets, `最多${maxTargets}个发布对象`),
      ),
    Version: z.number().check(z.int(), z.minimum(0)),
  }),
  output: AnnouncementForm,
  refusals: {
    ...missing,
    ...lostPicture,
    blank: [-10008, '请填写正文'],
    target: [-10008, '不能向所选对象发布公告'],
    givenOut: [-1, '公告已发布，不能更改发布对象'],
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '公告已被他人修改'],
  },
})

/** Gives an announcement out now or at a moment to come, takes it back, or deletes it. */
export const moveAnnouncement = call({
  path: '/api/Announcement/Move',
  who: authors,
  input: z.object({
    Id: id,
    Action: z.enum(['publish', 'withdraw', 'delete']),
    /** ISO; empty for now. */
    PublishTime: text(40),
  }),
  output: ManagedAnnouncement,
  refusals: {
    ...missing,
    wrongState: [-1, '公告状态已改变，请刷新后重试'],
    past: [-10008, '定时发布的时间须晚于现在'],
    far: [-10008, '定时发布的时间须在一年以内'],
  },
})

/** Who has read and confirmed an announcement and who has not, by name; to whoever wrote it and those who run the school. */
export const listReceipts = call({
  path: '/api/Announcement/Receipts',
  keyless: true,
  who: authors,
  input: z.object({
    Id: id,
    State: z._default(z.enum(['all', 'open', 'done']), 'open'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.extend(
    listOf(
      z.strictObject({
        PersonId: z.string(),
        RealName: z.string(),
        Number: z.string(),
        ReadAt: z.nullable(z.string()),
        ConfirmedAt: z.nullable(z.string()),
      }),
    ),
    { Receivers: z.number(), Done: z.number() },
  ),
  refusals: missing,
})

/** Reminds those who have not read an announcement, or not confirmed one that must be; whoever joined since gets it too. */
export const remindOfAnnouncement = call({
  path: '/api/Announcement/Remind',
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({ Reminded: z.number() }),
  refusals: {
    ...missing,
    wrongState: [-1, '公告状态已改变，请刷新后重试'],
    tooSoon: [-1, '10 分钟内已提醒过，请稍后再试'],
  },
})
