import { CallError } from '#call'
import { ButtonLink, countWord, Failure, NoRight } from '#ui'
import { type ReactNode, useId } from 'react'
import styles from './search-results-page.module.css'

/** What a group was answered. */
export type Answer = {
  readonly data: { readonly List: readonly unknown[]; readonly Count: number } | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

/** Why a group has nothing to show. */
export const Trouble = ({ name, error, refetch }: Answer & { name: string }) =>
  error instanceof CallError && error.http === 403 ? (
    <NoRight />
  ) : (
    <Failure head={`${name}加载失败`} error={error} onRetry={() => void refetch()} />
  )

/** One kind of what a search found, with its count and the way to the rest of it. */
export const Group = ({
  name,
  unit,
  answer,
  shown,
  rest,
  bones,
  children,
}: {
  name: string
  /** The measure word: 门课程, 位教师. */
  unit: string
  answer: Answer
  /** How many of them are shown here. */
  shown: number
  rest: string
  bones: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  const { data, error } = answer
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.groupName} id={id}>
        {name}
        {data && <span className={styles.count}>{countWord(data.Count)}</span>}
      </h2>
      {error ? (
        <Trouble name={name} {...answer} />
      ) : !data ? (
        bones
      ) : data.Count === 0 ? (
        <p className={styles.none}>没有相关{name}</p>
      ) : (
        <>
          {children}
          {data.Count > shown && (
            <div className={styles.rest}>
              <ButtonLink to={rest}>
                查看全部 {countWord(data.Count)} {unit}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </section>
  )
}
