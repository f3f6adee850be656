import { useNavigate } from 'react-router-dom'
import { LEFT } from './useSingly.ts'

/** Goes to another page of the site as the end of a run: LEFT, unless somebody had gone elsewhere before it was there. */
export const useLeave = () => {
  const navigate = useNavigate()
  return async (path: string, options?: { replace: boolean }): Promise<typeof LEFT | undefined> => {
    const from = location.href
    await navigate(path, options)
    return location.href === from ? undefined : LEFT
  }
}
