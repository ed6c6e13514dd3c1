import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Which station of the paper is open, in the address: the browser's own way back leads to the paper. */
export const useStationAddress = () => {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const addressOf = (station: string | undefined): string => {
    const next = new URLSearchParams(query)
    if (station === undefined) next.delete('examStation')
    else next.set('examStation', station)
    return `${pathname}?${next}`
  }
  return {
    station: query.get('examStation') ?? undefined,
    paper: addressOf(undefined),
    open: (questionId: string) => void navigate(addressOf(questionId), { state }),
    close: () => void navigate(addressOf(undefined), { replace: true, state }),
  }
}
