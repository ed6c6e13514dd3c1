import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Which station of the paper is open, in the address: the browser's own way back leads to the paper. */
export const useStationAddress = () => {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const addressOf = (station: string | undefined): string => {
    const next = new URLSearchParams(query)
    if (station === undefined) next.delete('station')
    else next.set('station', station)
    return `${pathname}?${next}`
  }
  return {
    station: query.get('station') ?? undefined,
    paper: addressOf(undefined),
    open: (questionId: string) => void navigate(addressOf(questionId), { state }),
    close: () => void navigate(addressOf(undefined), { replace: true, state }),
  }
}
