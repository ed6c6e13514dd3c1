import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  named,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { resourceKindNames } from './kinds.ts'
import { Media } from './media.ts'

/** Who may find a resource: 仅自己, 班级, 全校. */
export const resourceVisibilities = { self: '仅自己', class: '班级', school: '全校' } as const

/** Where the sharing of a resource stands: asked of nobody, waiting for an administrator, received by whom it is meant for, returned. */
export const resourceStates = {
  own: '未共享',
  pending: '待审核',
  approved: '已共享',
  returned: '已退回',
} as const

/** By which vocabularies resources are tagged, and what each is called. */
export const tagTypes = {
  section: '科室',
  symptom: '症状',
  applicable: '适用对象',
  purpose: '操作目的',
  shape: '积液形态',
  effusionLevel: '积液量',
  effusionColor: '积液颜色',
  contraindication: '禁忌证',
  pose: '体位',
  puncturePoint: '穿刺点',
  anesthesia: '麻醉方式',
} as const
export type TagType = keyof typeof tagTypes

/** The names of a record, as the choices of a field. */
export const words = <T extends string>(record: Readonly<Record<T, unknown>>) =>
  Object.keys(record) as [T, ...T[]]

/** A resource has at most so many tags. */
export const mostTags = 12

export const ResourceTag = z.strictObject({
  Type: z.enum(words(tagTypes)),
  /** The code of the word in its vocabulary. */
  Id: z.string().check(z.maxLength(60)),
  Name: z.string(),
})
export type ResourceTag = z.output<typeof ResourceTag>

/** What a thing of a library is, and what of it the caller may see and do. */
export const Resource = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  /** What the file was called when it was uploaded. */
  FileName: z.string(),
  Kind: z.enum(resourceKindNames),
  MediaType: z.string(),
  Bytes: z.number(),
  /** The owner's folder; empty at the top, and to everybody else. */
  FolderId: z.string(),
  Tags: z.array(ResourceTag),
  OwnerName: z.string(),
  /** Whether the caller uploaded it. */
  IsOwn: z.boolean(),
  /** Whether the caller may change it: its owner, and those who run the school. */
  Mine: z.boolean(),
  Visibility: z.enum(words(resourceVisibilities)),
  State: z.enum(words(resourceStates)),
  /** Why it was returned; to its owner and those who run the school. */
  Reason: z.string(),
  /** Whether those who receive it may keep the file; otherwise pictures and PDFs carry their name. */
  ReadersDownload: z.boolean(),
  /** Whether the caller may keep it. */
  MayDownload: z.boolean(),
  Favorite: z.boolean(),
  /** Opens it; empty while a video is not converted. */
  Url: z.string(),
  /** What is opened carries the caller's name. */
  Marked: z.boolean(),
  /** A study on which nobody has looked for words yet: its owner alone sees it, and it goes nowhere. */
  Unchecked: z.boolean(),
  /** A small picture of it; empty where there is none. */
  PreviewUrl: z.string(),
  Width: z.number(),
  Height: z.number(),
  /** The file itself, for those who put it into what they write. */
  File: z.string(),
  /** What else is known of it, in words. */
  Facts: z.array(z.strictObject({ Name: z.string(), Value: z.string() })),
  /** How far the conversion is, where it is a video. */
  Media: z.nullable(Media),
  CreateTime: z.string(),
})
export type Resource = z.output<typeof Resource>

/** Which resources are asked for: one's own; what one receives; what one marked; what waits for a decision, and all of the school. */
export const libraryViews = ['own', 'received', 'favorite', 'pending', 'school'] as const

/** In which order: the newest first, by title, the largest first. */
export const libraryOrders = ['new', 'title', 'size'] as const

const readers = ['student', ...authors] as const
/** What is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '资源不存在或已不再共享'] } as const

/** A page of resources. `pending` and `school` are for those who run the school; to others they are what they receive. */
export const getLibrary = call({
  path: '/api/ResourcesManage/Library',
  keyless: true,
  who: readers,
  input: z.object({
    View: z._default(z.enum(libraryViews), 'received'),
    /** One's own folder; empty for all of them. */
    FolderId: z._default(z.string().check(z.maxLength(36)), ''),
    Kinds: z._default(z.array(z.enum(resourceKindNames)).check(z.maxLength(9)), []),
    TagType: z._default(z.union([z.enum(words(tagTypes)), z.literal('')]), ''),
    TagId: text(60),
    SearchKey: searchKey,
    Order: z._default(z.enum(libraryOrders), 'new'),
    PageIndex: page,
    PageSize: pageSize(24),
  }),
  output: listOf(Resource),
})

/** What one's own files take and may take: files and videos apart, in bytes. What was handed in for tasks counts to nobody. */
export const getLibraryQuota = call({
  path: '/api/ResourcesManage/Quota',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({
    Used: z.number(),
    Quota: z.number(),
    VideoUsed: z.number(),
    VideoQuota: z.number(),
  }),
})

/** One resource that the caller may see. */
export const getResource = call({
  path: '/api/ResourcesManage/Resource',
  keyless: true,
  who: readers,
  input: z.object({ Id: id }),
  output: Resource,
  refusals: missing,
})

/** Names and tags a resource: its owner and those who run the school. What is shared and gets another title waits for a decision again. */
export const saveResource = call({
  path: '/api/ResourcesManage/Save',
  who: authors,
  input: z.object({
    Id: id,
    Title: named(100, '标题'),
    Tags: z._default(
      z
        .array(z.object({ Type: z.enum(words(tagTypes)), Id: z.string().check(z.maxLength(60)) }))
        .check(z.maxLength(mostTags, '标签不得超过12个')),
      [],
    ),
  }),
  output: Resource,
  refusals: {
    ...missing,
    tag: [-10008, '所选标签已不存在，请重新选择'],
    sensitive: [-10010, '标题包含敏感词'],
  },
})

/** Lays resources of one's own into a folder of one's own; the empty id for the top. */
export const moveResources = call({
  path: '/api/ResourcesManage/Move',
  who: authors,
  input: z.object({ Ids: z.array(id).check(z.minLength(1), z.maxLength(100)), FolderId: id }),
  output: z.strictObject({}),
  refusals: { ...missing, folder: [-404, '文件夹不存在'] },
})

/** Marks a resource as a favourite, or takes the mark away. */
export const favorResource = call({
  path: '/api/ResourcesManage/Favor',
  who: readers,
  input: z.object({ Id: id, Favorite: z.boolean() }),
  output: z.strictObject({}),
  refusals: { ...missing, many: [-1, '收藏的资源不得超过500个'] },
})
