import { call } from '#call'
import {
  Button,
  confirm,
  Drawer,
  Empty,
  Failure,
  momentOf,
  Pagination,
  SearchField,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Departure, returnDeparted } from '@xinglin/contract/identity'
import { useState } from 'react'
import { departed, departuresAPage, departuresKey } from './departure-queries.ts'
import styles from './departures.module.css'

/** Who left with a departure, and whom it lets come back. */
export const DepartedDrawer = ({
  departure,
  onClose,
}: {
  departure: Departure
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [key, setKey] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(departed(departure.Id, key, page))
  const comeBack = async (id: string, name: string) => {
    const agreed = await confirm({
      title: `让“${name}”恢复在校？`,
      note: '恢复原来的登录；原行政班未归档时回到原班，否则请在“行政班”中安排。',
      yes: '恢复在校',
    })
    if (!agreed) return
    try {
      await call(returnDeparted, { Ids: [id] })
      toast.success(`${name} 已恢复在校`)
    } catch (fault) {
      toast.error(messageOf(fault))
    }
    await queries.invalidateQueries({ queryKey: departuresKey })
  }
  return (
    <Drawer title={`离校名单：${departure.Name}`} wide onClose={onClose}>
      <div className={styles.form}>
        <SearchField
          label="姓名、拼音或学号"
          value={key}
          onSearch={(next) => {
            setKey(next)
            setPage(1)
          }}
        />
        {error && !data && (
          <Failure head="名单加载失败" error={error} onRetry={() => void refetch()} />
        )}
        {data?.List.length === 0 && <Empty head="没有符合条件的学生" />}
        {data && data.List.length > 0 && (
          <ul className={styles.list}>
            {data.List.map(({ Id, Name, Number: number, ReturnedAt: at }) => (
              <li key={Id}>
                <span>
                  {Name} {number}
                </span>
                {at ? (
                  <Tag tone="success">{momentOf(at)} 恢复在校</Tag>
                ) : (
                  <Button
                    kind="plain"
                    size="small"
                    aria-label={`恢复在校：${Name}`}
                    onClick={() => void comeBack(Id, Name)}
                  >
                    恢复在校
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {data && (
          <Pagination page={page} size={departuresAPage} total={data.Count} onPage={setPage} />
        )}
      </div>
    </Drawer>
  )
}
