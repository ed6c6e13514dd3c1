import { call } from '#call'
import { Skeleton, Button, Card, Empty, Failure, PageHead, SearchField, useAddressState } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getInterfaces } from '@xinglin/contract/interfaces'
import { useLocation } from 'react-router'
import { DescribedCall } from './described-call.tsx'
import styles from './interfaces.module.css'
import { roomName } from './names.ts'
import { type Described, narrowTo, readDocument } from './read-document.ts'

const usual = { key: '' }

const everyPortion = async (
  signal: AbortSignal,
  Portion = 0,
): Promise<Readonly<Record<string, string>>> => {
  const { paths, Next } = await call(getInterfaces, { Portion }, { signal })
  return Next < 0 ? paths : { ...paths, ...(await everyPortion(signal, Next)) }
}

const description = queryOptions({
  queryKey: ['manage', 'interfaces'],
  queryFn: ({ signal }) => everyPortion(signal),
  select: (paths) =>
    readDocument({
      paths: Object.fromEntries(
        Object.entries(paths).map(([path, text]): [string, unknown] => [path, JSON.parse(text)]),
      ),
    }),
  staleTime: Number.POSITIVE_INFINITY,
})

const byRoom = (calls: readonly Described[]) =>
  [...new Set(calls.map(({ room }) => room))]
    .toSorted()
    .map((room) => ({ room, calls: calls.filter((one) => one.room === room) }))

/** The description of every call, room by room, to be searched and linked to. */
export const Interfaces = () => {
  const [{ key }, narrow] = useAddressState(usual)
  const { hash } = useLocation()
  const { data, error, refetch } = useQuery(description)
  const shown = narrowTo(data ?? [], key)
  const rooms = byRoom(shown)
  const wanted = decodeURIComponent(hash.slice(1))
  return (
    <>
      <PageHead
        title="接口说明"
        note={
          <>
            由契约生成，与服务器校验使用同一份定义。每个回答都是 {'{ Code, Msg, Data }'}；Code ≥ 0
            表示成功，小于 0 时 Msg 说明原因。
          </>
        }
      />
      {error && !data && (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && <Skeleton height="480px" shape="block" />}
      {data && (
        <div className={styles.two}>
          <nav className={styles.contents} aria-label="目录">
            <SearchField
              label="路径、名称或提示语"
              value={key}
              onSearch={(words) => narrow({ key: words })}
            />
            <ul className={styles.rooms}>
              {rooms.map(({ room, calls }) => (
                <li key={room}>
                  <a href={`#${room}`}>
                    {roomName(room)} <span className={styles.count}>{calls.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.list}>
            {rooms.length === 0 && (
              <Card>
                <Empty
                  head="没有符合的接口"
                  next={<Button onClick={() => narrow(usual)}>显示全部</Button>}
                />
              </Card>
            )}
            {rooms.map(({ room, calls }) => (
              <section key={room} aria-labelledby={room}>
                <h2 id={room} className={styles.room}>
                  {roomName(room)}
                </h2>
                <p className={styles.quiet}>{calls.length} 个接口</p>
                <Card className={styles.calls}>
                  {calls.map((one) => (
                    <DescribedCall key={one.id} call={one} open={one.id === wanted} />
                  ))}
                </Card>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
