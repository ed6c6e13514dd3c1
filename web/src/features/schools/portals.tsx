import { call } from '#call'
import { Skeleton, schoolColours, SearchField } from '#ui'
import { queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listPortals } from '@xinglin/contract/schools'
import { useState } from 'react'
import { Mark } from './mark.tsx'
import styles from './portals.module.css'

type Portal = OutputOf<typeof listPortals>[number]

/** The schools that the visited host leads to. */
export const portals = queryOptions({
  queryKey: ['portals'],
  queryFn: ({ signal }) => call(listPortals, {}, { signal }),
  staleTime: 60_000,
})

const searchedFrom = 7

/** The school's own address, by the scheme and port of this page. */
const addressOf = ({ Host }: Portal) => {
  const { protocol, port } = window.location
  return `${protocol}//${Host}${port ? `:${port}` : ''}/login`
}

/** Schools to choose from, each in its own colour. */
export const PortalList = ({ schools }: { schools: readonly Portal[] | undefined }) => {
  const [key, setKey] = useState('')
  if (!schools) {
    return (
      <section className={styles.grid} aria-busy="true" aria-label="正在加载学校">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height="104px" shape="block" />
        ))}
      </section>
    )
  }
  const matching = schools.filter(({ Name }) => Name.includes(key.trim()))
  return (
    <>
      {schools.length >= searchedFrom && (
        <SearchField label="学校名称" value={key} onSearch={setKey} />
      )}
      <ul className={styles.grid}>
        {matching.map((one) => (
          <li key={one.Host} style={schoolColours(one.ThemeColour)}>
            <a className={styles.card} href={addressOf(one)}>
              {one.TopLogoUrl ? (
                <img src={one.TopLogoUrl} alt="" className={styles.logo} />
              ) : (
                <Mark size={44} />
              )}
              <span>
                <strong>{one.Name}</strong>
                <small>{one.PlatformName}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {matching.length === 0 && <p className={styles.none}>没有找到这所学校，请核对名称。</p>}
    </>
  )
}
