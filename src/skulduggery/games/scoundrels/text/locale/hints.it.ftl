## Why a card that may be a bluff should be suspected or not

hint-weigh = { $best ->
    [suspect] { $likely ->
        [yes] È { $odds ->
            [100] quasi certamente un bluff
           *[other] probabilmente un bluff (circa { $odds }%)
        }: vale la pena rischiare uno scagnozzo.
       *[no] La carta { $odds ->
            [0] è quasi certamente onesta
           *[other] può anche essere onesta (bluff: circa { $odds }%)
        }, ma quello che puoi guadagnare vale il rischio di uno scagnozzo.
    }
    [trust] { $likely ->
        [yes] È { $odds ->
            [100] quasi certamente un bluff, ma ancora non basta
           *[other] probabilmente un bluff (circa { $odds }%), ma non è abbastanza sicuro
        }: se la carta è onesta, il tuo scagnozzo finisce in prigione.
       *[no] { $odds ->
            [0] La carta è quasi certamente onesta, e allora il tuo scagnozzo finirebbe in prigione.
           *[other] Un bluff è troppo improbabile (circa { $odds }%): se la carta è onesta, il tuo scagnozzo finisce in prigione.
        }
    }
   *[even] { $odds ->
        [0] La carta è quasi certamente onesta, ma
        [100] È quasi certamente un bluff, ma
       *[other] Un bluff è probabile circa al { $odds }%:
    } la reputazione per un bluff scoperto e uno scagnozzo in prigione pesano più o meno lo stesso.
}
