import type { ResourceFolder } from '@xinglin/contract/resources'

/** Folders as a tree is read from top to bottom, each with how deep it lies; without one and what lies below it. */
export const foldersInOrder = (
  folders: readonly ResourceFolder[],
  without = '',
  parentId = '',
  depth = 0,
): readonly { readonly folder: ResourceFolder; readonly depth: number }[] =>
  folders
    .filter((one) => one.ParentId === parentId && one.Id !== without)
    .toSorted((one, other) => one.Name.localeCompare(other.Name, 'zh-CN'))
    .flatMap((folder) => [
      { folder, depth },
      ...foldersInOrder(folders, without, folder.Id, depth + 1),
    ])
