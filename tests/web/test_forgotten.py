"""Whoever has forgotten his password sets another: from the page to the letter, and by its link back to the page."""

from __future__ import annotations

import re
from email import message_from_bytes, policy
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.mailbox import post_office
from tests.web.kit import Home, Player, running_server, wait_until
from tests.web.test_manners import enter, known_as
from tests.web.test_reminders import SETTINGS


def test_a_link_by_e_mail_sets_a_new_password_once(browser: Browser, home: Home, tmp_path: Path) -> None:
    with post_office() as (address, letters), running_server(tmp_path, "--mail-server", address) as found:
        ada, elsewhere = Player(browser, found.url, 1).lobby(), Player(browser, found.url, 2).lobby()
        enter(ada, "ada.lovelace", "correct horse", known=False)
        ada.page.wait_for_selector("#mine")
        known_as(ada, "ada.lovelace")
        ada.page.click(SETTINGS)
        ada.page.fill("#reminders-email", "ada@example.org")
        for password, said in (("a wrong horse", "not your password"), ("correct horse", "Saved")):
            ada.page.fill("#reminders-password", password)
            ada.page.click("fieldset form .btn")
            ada.page.wait_for_selector(f"fieldset [role=status] >> text={said}")

        elsewhere.page.click(".who")
        elsewhere.page.locator("dialog .seg button").nth(1).click()
        elsewhere.page.click("dialog .forgot")
        elsewhere.page.fill("dialog form input[autocomplete=username]", "ada.lovelace")
        elsewhere.page.click("dialog form .primary")
        elsewhere.page.wait_for_selector("dialog [role=status] >> text=/on its way/")
        wait_until(lambda: bool(letters))
        text = message_from_bytes(letters[0].data, policy=policy.default).get_content()
        link = re.findall(rf"{found.url}/reset#[\w-]+", text)[0]

        choose(elsewhere, link, "a better horse")
        elsewhere.page.wait_for_selector("main [role=status]")
        assert "#" not in elsewhere.page.url, "the secret does not stay in the bar"
        choose(elsewhere, link, "another horse")
        elsewhere.page.wait_for_selector("main [role=alert] >> text=/no longer holds/")
        elsewhere.lobby()
        enter(elsewhere, "ada.lovelace", "a better horse", known=True)
        elsewhere.page.wait_for_selector("dialog", state="detached")
        known_as(elsewhere, "ada.lovelace")
        for player in (ada, elsewhere):
            player.close()


def test_who_makes_an_account_says_where_its_letters_go(browser: Browser, home: Home, tmp_path: Path) -> None:
    with post_office() as (address, _), running_server(tmp_path, "--mail-server", address) as found:
        ada = Player(browser, found.url, 1).lobby()
        ada.page.click(SETTINGS)
        ada.page.fill("#reminders-email", "somebody@example.org")
        ada.page.click("fieldset form .btn")
        ada.page.wait_for_selector("fieldset [role=status] >> text=Saved")
        ada.shut()
        ada.page.click(".who")
        expect(ada.page.locator("dialog form input[type=email]")).to_have_value("somebody@example.org")
        ada.page.fill("dialog form input[type=email]", "ada@example.org")
        ada.page.fill("dialog form input[autocomplete=username]", "ada.lovelace")
        ada.page.fill("dialog form input[type=password]", "correct horse")
        ada.page.click("dialog form .primary")
        ada.page.wait_for_selector("dialog", state="detached")
        ada.page.click(SETTINGS)
        expect(ada.page.locator("#reminders-email")).to_have_value("ada@example.org")
        ada.close()


def choose(player: Player, link: str, password: str) -> None:
    player.page.goto("about:blank")  # as from a letter: not within the page
    player.page.goto(link)
    player.page.fill("main input[type=password]", password)
    player.page.click("main .primary")
