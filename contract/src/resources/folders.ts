import * as z from 'zod/mini'
import { authors, call, id, named } from '@xinglin/contract/call'

/** How deep folders may lie in one another, and how many one person may have. */
export const folderBounds = { depth: 6, many: 300 } as const

const ResourceFolder = z.strictObject({
  Id: z.string(),
  /** The folder that it lies in; empty at the top. */
  ParentId: z.string(),
  Name: z.string(),
  /** How many resources lie in it, not below it. */
  Count: z.number(),
})
export type ResourceFolder = z.output<typeof ResourceFolder>

const missing = { missing: [-404, '文件夹不存在'] } as const

/** The caller's own folders, by name. */
export const getResourceFolders = call({
  path: '/api/ResourcesManage/Folders',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({ List: z.array(ResourceFolder) }),
})

/** Makes a folder, or names and moves one: `Id` is one that the browser made. */
export const saveResourceFolder = call({
  path: '/api/ResourcesManage/SaveFolder',
  who: authors,
  input: z.object({ Id: id, ParentId: id, Name: named(60, '文件夹名称') }),
  output: ResourceFolder,
  refusals: {
    ...missing,
    parent: [-404, '上级文件夹不存在'],
    same: [-1, '此处已有同名文件夹'],
    within: [-1, '文件夹不能移到自己的下级'],
    deep: [-1, '文件夹最多6层'],
    many: [-1, '文件夹不得超过300个'],
    sensitive: [-10010, '文件夹名称包含敏感词'],
  },
})

/** Removes a folder in which nothing lies. */
export const removeResourceFolder = call({
  path: '/api/ResourcesManage/RemoveFolder',
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { ...missing, filled: [-1, '文件夹不是空的，请先移走其中的内容'] },
})
