import { trialMark } from '@xinglin/contract/sign-in-methods'

/** What another side sent back to the login page: which trip it ends, and the query as it came. */
export type CameBack = { readonly State: string; readonly Query: string }

/** Whether what came back ends a trial, which signs nobody in. */
export const isTrial = ({ State }: CameBack): boolean => State.startsWith(trialMark)

/** Reads an address that single sign-on led back to: OIDC brings `state` with `code` or `error`, CAS `sso` with `ticket`. */
export const cameBack = (search: string): CameBack | undefined => {
  const query = new URLSearchParams(search)
  const isOidc = query.has('state') && (query.has('code') || query.has('error'))
  const isCas = query.has('sso') && query.has('ticket')
  if (!isOidc && !isCas) return undefined
  const State = query.get(isCas ? 'sso' : 'state') ?? ''
  return State === '' ? undefined : { State, Query: query.toString() }
}
