# What is told to people who are away, Spanish.

and = { $sound ->
    [i] { $some } e { $last }
   *[other] { $some } y { $last }
}
turn = Te toca en { $game } con { $names }.
turn-alone = Te toca en { $game }.
over = La partida de { $game } con { $names } ha terminado.
over-alone = La partida de { $game } ha terminado.

mail =
    { $words }

    { $link }

    --
    Has pedido a { $site } que te avise cuando te toque.
    No más correos a esta dirección: { $unsubscribe }

code-subject = { $code } es tu código de Spinney
code-mail =
    Alguien, probablemente tú, quiere que { $site } envíe correos a esta dirección cuando le toque.

    El código es { $code }. Vale durante una hora.

    Si no has sido tú, no hagas nada: no llegarán más correos.
