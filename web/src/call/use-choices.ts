import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Call, OutputOf } from '@xinglin/contract/call'
import type * as z from 'zod/mini'
import { call } from './call.ts'
import { choicesKey } from './shared-keys.ts'

/** Something to choose, as the fields of `ui` take it. */
type Option = {
  readonly value: string
  readonly name: string
  readonly children?: readonly Option[]
}

/** What a select chooses from, as the fields of `ui` take it. */
type Choices = {
  readonly list: readonly Option[]
  readonly state: 'loading' | 'ready' | 'failed'
  readonly retry: () => void
}

/** A row as loaders of choices answer it; where it has a code, that is what others keep of it. */
type Row = {
  readonly Id: string
  readonly Name: string
  readonly Code?: string
  readonly Children?: readonly Row[]
}

// Vocabularies change rarely, and everything that is chosen is checked by the server.
const freshMs = 10 * 60_000

const optionOf = ({ Id, Name, Code, Children }: Row): Option => ({
  value: Code ?? Id,
  name: Name,
  ...(Children && { children: Children.map(optionOf) }),
})

/** The choices that a query brings: an empty list while it is on the way, and when it failed. */
export const choicesBy = <T>(
  { data, error, isFetching, refetch }: UseQueryResult<T>,
  list: (answer: T) => readonly Option[],
): Choices => ({
  list: data === undefined ? [] : list(data),
  state: data === undefined ? (error && !isFetching ? 'failed' : 'loading') : 'ready',
  retry: () => void refetch(),
})

/** What a select chooses from, by one of the loaders of the contract; kept for ten minutes. */
export const useChoices = <C extends Call<z.ZodMiniType, z.ZodMiniType<readonly Row[]>>>(
  loader: C,
  input: z.input<C['input']>,
): Choices =>
  choicesBy(
    useQuery({
      queryKey: [...choicesKey, loader.path, input],
      queryFn: ({ signal }) => call(loader, input, { signal }),
      staleTime: freshMs,
    }),
    (rows: OutputOf<C>) => (rows as readonly Row[]).map(optionOf),
  )
