import { call } from '#call'
import { Chips, Dialog, Empty, Failure, Pagination, SearchField, Skeleton } from '#ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  getLibrary,
  type Resource,
  type ResourceKind,
  resourceKinds,
} from '@xinglin/contract/resources'
import { File } from 'lucide-react'
import { useState } from 'react'
import styles from './choosing.module.css'

type View = 'own' | 'received' | 'favorite'

const views = [
  { value: 'own' as const, name: '我的资源' },
  { value: 'received' as const, name: '共享给我的' },
  { value: 'favorite' as const, name: '收藏' },
]
const size = 12

/** Chooses one resource of some kinds, of one's own or received with leave to keep it; what is chosen is referred to, not copied. */
export const ResourceChooser = ({
  kinds,
  fits = () => true,
  onClose,
  onChosen,
}: {
  kinds: readonly ResourceKind[]
  /** Which of them will do. */
  fits?: (resource: Resource) => boolean
  onClose: () => void
  onChosen: (resource: Resource) => void
}) => {
  const [state, setState] = useState({ view: 'own' as View, key: '', page: 1 })
  const { data, error, refetch } = useQuery({
    queryKey: ['resources', 'choosing', kinds, state],
    queryFn: ({ signal }) =>
      call(
        getLibrary,
        {
          View: state.view,
          Kinds: [...kinds],
          SearchKey: state.key,
          PageIndex: state.page,
          PageSize: size,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Addresses hold for some minutes.
    staleTime: 0,
  })
  const what = kinds.map((kind) => resourceKinds[kind].name).join('或')
  return (
    <Dialog title={`从资源库选择${what}`} wide onClose={onClose}>
      <div className={styles.place}>
        <Chips
          label="资源范围"
          slim
          options={views}
          chosen={state.view}
          onChoose={(view) => setState({ ...state, view, page: 1 })}
        />
        <SearchField
          label="标题或文件名"
          value={state.key}
          onSearch={(key) => setState({ ...state, key, page: 1 })}
        />
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="180px" />}
        {data?.List.length === 0 && (
          <Empty head={`没有可选的${what}`} note="先在“我的资源”中上传，或换个关键词。" />
        )}
        {data && data.List.length > 0 && (
          <ul className={styles.list} aria-label="可选资源">
            {data.List.map((resource) => {
              const may = resource.File !== '' && fits(resource)
              return (
                <li key={resource.Id}>
                  <button
                    type="button"
                    className={styles.one}
                    disabled={!may}
                    onClick={() => onChosen(resource)}
                  >
                    <span className={styles.preview}>
                      {resource.PreviewUrl ? (
                        <img src={resource.PreviewUrl} alt="" loading="lazy" />
                      ) : (
                        <File size={26} strokeWidth={1.5} aria-hidden />
                      )}
                    </span>
                    <span>{resource.Title}</span>
                    {!may && <small>{resource.File === '' ? '未开放引用' : '格式不符'}</small>}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <Pagination
          page={state.page}
          size={size}
          total={data?.Count ?? 0}
          onPage={(page) => setState({ ...state, page })}
        />
      </div>
    </Dialog>
  )
}
