import { SelectField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { Resource } from '@xinglin/contract/resources'
import { foldersInOrder } from './folders-in-order.ts'
import { foldersQuery } from './library-queries.ts'
import type { useLibraryActions } from './use-library-actions.ts'

/** In which folder a resource of one's own lies; another choice moves it. */
export const MoveField = ({
  resource,
  actions,
}: {
  resource: Resource
  actions: ReturnType<typeof useLibraryActions>
}) => {
  const { data } = useQuery(foldersQuery)
  const places = foldersInOrder(data?.List ?? []).map(({ folder, depth }) => ({
    value: folder.Id,
    name: `${'　'.repeat(depth)}${folder.Name}`,
  }))
  return (
    <SelectField
      label="所在文件夹"
      options={[{ value: '', name: '未归类' }, ...places]}
      value={resource.FolderId}
      disabled={actions.pending === 'move'}
      onChoose={(folderId) => void actions.move(resource, folderId)}
    />
  )
}
