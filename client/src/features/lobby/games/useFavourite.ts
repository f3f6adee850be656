import type { Game } from '@app/contract/game/game'
import { useState } from 'react'
import { session } from '../../../api/session.ts'
import { useAddFavouriteMutation, useRemoveFavouriteMutation } from './games.api.ts'

/** The star of game cards: turned at once, and back when the backend refuses. A visitor is asked to log in. */
export const useFavourite = () => {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const [add] = useAddFavouriteMutation()
  const [remove] = useRemoveFavouriteMutation()
  const isFavourite = ({ gameCode, favourite }: Game): boolean => turned[gameCode] ?? favourite
  const turn = (game: Game): void => {
    if (!session.check({ prompt: true })) return
    const { enName, gameCode } = game
    const next = !isFavourite(game)
    setTurned((all) => ({ ...all, [gameCode]: next }))
    void (next ? add : remove)({ enName, gameCode })
      .unwrap()
      .catch(() => setTurned((all) => ({ ...all, [gameCode]: !next })))
  }
  return { isFavourite, turn }
}
